import '../testing/window.ts';
import { expect, test, vi } from 'vitest';

async function fresh() {
  vi.resetModules();
  return import('./settings.svelte.ts');
}

test('a new visitor: quiet, at an even pace, letters on, nothing asked twice', async () => {
  const { settings, PAUSE } = await fresh();
  expect(settings).toEqual({
    theme: 'system',
    language: '',
    name: 'Mira',
    speed: 'normal',
    sound: false,
    letters: true,
    confirm: false,
  });
  expect(PAUSE.slow).toBeGreaterThan(PAUSE.normal);
  expect(PAUSE.normal).toBeGreaterThan(PAUSE.fast);
  expect(PAUSE.instant).toBe(0);
});

test('what was kept is taken up, new settings have their usual value', async () => {
  localStorage.setItem('boardroom-settings', '{"sound":true,"name":"Ann"}');
  const { settings } = await fresh();
  expect(settings).toMatchObject({ sound: true, name: 'Ann', speed: 'normal' });
  localStorage.setItem('boardroom-settings', 'nonsense');
  expect((await fresh()).settings).toMatchObject({ sound: false, name: 'Mira' });
  localStorage.removeItem('boardroom-settings');
});

test('light and dark, by the system until one says otherwise', async () => {
  const { settings, isDark, toggleTheme } = await fresh();
  expect(isDark()).toBe(false);
  toggleTheme();
  expect([settings.theme, isDark()]).toEqual(['dark', true]);
  toggleTheme();
  expect([settings.theme, isDark()]).toEqual(['light', false]);
});
