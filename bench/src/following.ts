/**
 * `node bench/src/following.ts [devices] [slides]`: how long after the trainer's press the slowest of
 * the devices that follow a debrief has the slide with its figures.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../packages/client/src/index.ts';
import type { NewShown, RemoteWorkshop } from '../../packages/client/src/index.ts';
import { startSubject } from './server-load.ts';

const DEVICES = Number(process.argv[2] ?? 24);
const SLIDES = Number(process.argv[3] ?? 30);
const PLAYERS = 2;
const GAME = 'lots';
/** About as much as the figures of a slide with forks weigh. */
const FIGURES = Array.from({ length: 1200 }, (_, i) => i / 7);

const data = mkdtempSync(join(tmpdir(), 'boardroom-'));
const subject = await startSubject('./server-node.ts', { BOARDROOM_DATA: data });
const base = subject.address;
const { token } = await connect({ base }).enter('Tess', 'blue', true);
const tess = connect({ base, token: token! });
const { id, code } = await tess.workshops.open({
  title: 'Global teams',
  game: GAME,
  players: PLAYERS,
});
const room = tess.workshops.workshop(id);
const devices: RemoteWorkshop[] = [];
for (let i = 0; i < DEVICES; i++) {
  const joined = await connect({ base }).workshops.join(code, undefined, true);
  devices.push(connect({ base, token: joined.token! }).workshops.workshop(id));
}
await room.go('play');
await room.close();

const slide = (n: number): NewShown => ({
  slide: `slide-${n}`,
  kind: 'parted',
  step: 0,
  title: `Slide ${n}`,
  note: '',
  names: false,
  data: { n, figures: FIGURES },
});
let arrived = (_device: number, _title: string): void => {};
const stops = devices.map((device, i) => {
  const fetched = new Set<string>();
  return device.follow({
    onView({ deck }) {
      if (!deck || fetched.has(deck.data)) return;
      fetched.add(deck.data);
      void device.figures(deck.data).then(() => arrived(i, deck.title));
    },
  });
});
await new Promise((resolve) => setTimeout(resolve, 1000));

const slowest: number[] = [];
for (let n = 0; n < SLIDES; n++) {
  const left = new Set(devices.keys());
  const all = new Promise<void>((resolve) => {
    arrived = (device, title) => {
      if (title === `Slide ${n}` && left.delete(device) && left.size === 0) resolve();
    };
  });
  const began = performance.now();
  await room.show(slide(n));
  await all;
  slowest.push(performance.now() - began);
}
for (const stop of stops) stop();
slowest.sort((a, b) => a - b);
const at = (share: number): number => Math.round(slowest[Math.floor(share * (SLIDES - 1))]!);
console.log(JSON.stringify({ devices: DEVICES, slides: SLIDES, median: at(0.5), worst: at(1) }));
await subject.stop();
rmSync(data, { recursive: true });
process.exit();
