import { expect, test } from 'vitest';
import { paletteCss } from './palette.ts';

test('a palette holds wherever its theme is named, and knows the night', () => {
  const palette = {
    accent: '#a00',
    deep: '#b00',
    ground: '#c00',
    stage: '#d00',
    night: '#e00',
    tint: '#f00',
  };
  const css = paletteCss([{ theme: 'lots', palette }]);
  expect(css).toContain("[data-game='lots']{--accent:#a00;--deep:#b00;--ground:#c00;--stage:#d00");
  expect(css).toContain("[data-theme='dark'][data-game='lots']{--stage:#e00}");
  expect(css).toContain(":root:not([data-theme])[data-game='lots']{--stage:#e00}");
});
