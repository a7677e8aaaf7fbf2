import { round } from './round.ts';

/** The drawing inside a Phosphor icon imported with `?raw`. */
export function iconBody(svg: string): string {
  return svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
}

/** Markup of an icon inside static art, centred on x, y. In components use `IconMark`. */
export function iconMark(
  svg: string,
  x: number,
  y: number,
  size: number,
  fill = 'currentColor',
): string {
  return `<g transform="translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${(size / 256).toFixed(4)})" fill="${fill}">${iconBody(svg)}</g>`;
}
