/** Scenery printed on the board: frame, floor, building, roundel. Made once. */
import { iconMark } from '@boardroom/ui-kit';
import { icon } from './icons.ts';
import {
  BVP_CELLS,
  bvpCell,
  COFFEE,
  HEIGHT,
  INCOME_CELLS,
  incomeCell,
  MARKET,
  OFFICE,
  ROUNDEL,
  SMALL,
  spacePath,
  WIDTH,
} from './layout.ts';
import { INK } from './palette.ts';

const f = (n: number): number => Math.round(n * 10) / 10;

function frame(): string {
  return `<defs><linearGradient id="dep-floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e3f2ee"/><stop offset="1" stop-color="#c4e1db"/></linearGradient><pattern id="dep-tile" width="28" height="28" patternUnits="userSpaceOnUse"><path d="M28 0H0V28" fill="none" stroke="#0f5a60" stroke-opacity=".07" stroke-width="1.5"/></pattern></defs><rect x="2" y="6" width="${WIDTH - 4}" height="${HEIGHT - 8}" rx="22" fill="#003035" opacity=".35"/><rect width="${WIDTH}" height="${HEIGHT - 6}" rx="22" fill="#0b4a50"/><rect x="38" y="38" width="${WIDTH - 76}" height="${HEIGHT - 82}" rx="10" fill="url(#dep-floor)"/><rect x="38" y="38" width="${WIDTH - 76}" height="${HEIGHT - 82}" rx="10" fill="url(#dep-tile)"/>`;
}

function tracks(): string {
  let out = '';
  for (let i = 0; i < INCOME_CELLS; i++) {
    const { x, y, w, h } = incomeCell(i);
    const five = i % 5 === 0;
    out += `<rect data-anchor="i:${i}" data-thing="track:income" x="${f(x + 1)}" y="${f(y + 1)}" width="${f(w - 2)}" height="${f(h - 2)}" rx="5" fill="${five ? '#f3b65a' : '#177078'}"/>`;
    if (five)
      out += `<text x="${f(x + w / 2)}" y="${f(y + h / 2 + 5)}" text-anchor="middle" font-size="${SMALL}" font-weight="740" fill="#3b2300">${i}</text>`;
  }
  for (let i = 0; i < BVP_CELLS; i++) {
    const { x, y, w } = bvpCell(i);
    const five = i % 5 === 0;
    out += `<path data-anchor="b:${i}" data-thing="track:bvp" d="M${f(x + 1)} ${y + 3}h${f(w - 7)}l6 12-6 12h${f(7 - w)}l5 -12z" fill="${five ? '#c8e6df' : '#1d8087'}"/>`;
    if (five)
      out += `<text x="${f(x + w / 2 + 1)}" y="${y + 20}" text-anchor="middle" font-size="${SMALL}" font-weight="740" fill="${INK}">${i}</text>`;
  }
  const gold = '#f3b65a';
  return (
    out +
    iconMark(icon.coins, 20, 22, 22, gold) +
    iconMark(icon.coins, WIDTH - 20, 22, 22, gold) +
    iconMark(icon.star, WIDTH - 20, HEIGHT - 25, 20, '#c8e6df')
  );
}

function office(): string {
  const { x, y, w, h } = OFFICE;
  const panes = [0, 1, 2, 3, 4]
    .map((i) => {
      const a = x + 14 + i * 67;
      return `<rect x="${a}" y="${y + 12}" width="54" height="36" rx="5" fill="#a9d7e4"/><path d="M${a} ${y + 39}l20-17 12 9 8-7 14 13v6a5 5 0 0 1-5 5h-44a5 5 0 0 1-5-5z" fill="#6fb3a4" opacity=".8"/>`;
    })
    .join('');
  const desks = [0, 1, 2, 3]
    .map((i) => {
      const a = x + 124 + i * 58;
      return `<rect x="${a}" y="${y + 92}" width="46" height="5" rx="2" fill="#caa66f"/><rect x="${a + 28}" y="${y + 78}" width="15" height="12" rx="2" fill="#8fa9a6"/>`;
    })
    .join('');
  return `<path d="M${x} ${y + 16}a16 16 0 0 1 16-16h${w - 32}a16 16 0 0 1 16 16v${h - 16}h${-w}z" fill="#f7f3e4"/><rect x="${x}" y="${y + h - 7}" width="${w}" height="7" fill="#b98e5a"/>${panes}${desks}`;
}

function coffeeRoom(): string {
  const { x, y, w, h } = COFFEE;
  return `<path d="M${x} ${y}h${w}v${h - 16}a16 16 0 0 1-16 16h${32 - w}a16 16 0 0 1-16-16z" fill="#f0dcc0"/><rect x="${x}" y="${y}" width="${w}" height="7" fill="#b98e5a"/><rect x="${x + 236}" y="${y + 26}" width="98" height="34" rx="12" fill="#d9a58a"/><rect x="${x + 244}" y="${y + 14}" width="82" height="22" rx="9" fill="#e5b9a2"/>${iconMark(icon.coffee, x + 186, y + 42, 34, '#b58a5e')}`;
}

function roundel(): string {
  const { cx, cy, r, hub } = ROUNDEL;
  let out = `<circle cx="${cx + 3}" cy="${cy + 6}" r="${r + 2}" fill="#003035" opacity=".22"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="#0b4a50"/>`;
  for (let i = 0; i < 6; i++)
    out += `<path data-anchor="space:${i}" d="${spacePath(i)}" fill="${i === 0 ? '#f3b65a' : i % 2 === 0 ? '#d3ebe6' : '#bfe0da'}"/>`;
  for (let i = 0; i < 6; i++) {
    const a = ((-60 + i * 60) * Math.PI) / 180;
    const [x, y] = [f(cx + 78 * Math.cos(a)), f(cy + 78 * Math.sin(a))];
    out += `<circle cx="${x}" cy="${y}" r="14" fill="#0b4a50" stroke="#fff8e6" stroke-width="2.5"/>${iconMark(icon.user, x, y, 16, '#fff8e6')}`;
  }
  return `${out}<circle cx="${cx}" cy="${cy}" r="${hub}" fill="#fff8e6"/>`;
}

const { x: mx, y: my, w: mw, h: mh } = MARKET;
const market = `<rect x="${mx}" y="${my}" width="${mw}" height="${mh}" rx="16" fill="#cfe6e1"/><rect x="${mx}" y="${my + 206}" width="${mw}" height="${mh - 206}" rx="16" fill="#f7fbf9"/>`;

export const scenery =
  frame() +
  tracks() +
  `<rect x="${OFFICE.x}" y="${OFFICE.y}" width="${OFFICE.w}" height="592" rx="16" fill="#0f5a60" opacity=".10"/>` +
  office() +
  coffeeRoom() +
  roundel() +
  market;
