import {
  isOver,
  isRefusal,
  legal,
  legalAsides,
  newRng,
  openMatch,
  pending,
  pick,
  submit,
} from '@boardroom/kernel';
import type { Match } from '@boardroom/kernel';
import { describe, expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from '../src/index.ts';
import { options, profiles } from '../src/options.ts';
import type { ProjectPlan } from '../src/types.ts';
import { aid } from '../look/aid.ts';
import { focus, head, heading, steps, wish, zones } from './frame.ts';
import { drawnIds } from './ids.ts';
import { lastThrow } from './memory.ts';
import { cellName } from './naming.ts';
import { rules } from '../look/rules.ts';
import { show } from './show.ts';
import { tell } from './tell.ts';
import { sceneOf } from './testing.ts';

const KEY = /(^|[\s(,])(ui|move|event|ask|name|gap)\.[a-zA-Z]/;

function open(players: number, chosen: object, seed: string): Match<ProjectPlan> {
  const edition = { id: 'classic', content: classic };
  const match = openMatch(game, { players, options: chosen, edition }, seed);
  if (isRefusal(match)) throw new Error(match.code);
  return match;
}

const tables = [
  ...[2, 3, 4, 5, 6].map((players) => ({ name: `${players} PMs`, players, chosen: {} })),
  ...Object.entries(profiles).map(([name, chosen], i) => ({ name, players: 2 + (i % 5), chosen })),
  {
    name: 'odd',
    players: 4,
    chosen: options.parse({
      fteBeforeQm: 5,
      cornerSwap: true,
      openCash: false,
      cardCounting: false,
      forcedExit: 'payOrCard',
      dealMode: 'none',
    }),
  },
];

describe.each(tables)('$name', ({ players, chosen }) => {
  test('every legal move of a random game can be shown and is drawn', () => {
    const match = open(players, chosen, `show ${players}`);
    const rng = newRng(players * 7 + 1);
    const seen = new Set<string>();
    const missing = new Set<string>();
    const untold = new Set<string>();
    for (let i = 0; i < 900 && !isOver(match.s); i++) {
      const asked = pending(match.s);
      const frame = asked[0]!;
      const scene = sceneOf(
        match,
        frame.seat,
        asked.map(({ seat }) => seat),
      );
      const drawn = drawnIds(scene);
      const list = legal(game, match.t, match.s, frame);
      for (const template of list) {
        const shown = show(scene, template, frame);
        seen.add(template.type);
        for (const text of [
          shown.label,
          shown.note ?? '',
          shown.confirm ?? '',
          shown.preview?.title ?? '',
          ...(shown.preview?.lines ?? []),
        ])
          if (KEY.test(text) || /NaN|undefined/.test(text)) untold.add(`${template.type}: ${text}`);
        for (const id of shown.path ?? [])
          if (!drawn.has(id)) missing.add(`${frame.kind} ${template.type}: ${id}`);
      }
      expect(list.filter((it) => show(scene, it, frame).tone === 'go').length).toBeLessThan(2);
      for (let seat = 0; seat <= match.t.seats; seat++)
        for (const aside of legalAsides(game, match.t, match.s, seat))
          show(sceneOf(match, seat < match.t.seats ? seat : null, []), aside, null);
      const note = aid(scene, frame) ?? '';
      if (KEY.test(note) || /NaN|undefined/.test(note)) untold.add(`aid ${frame.kind}: ${note}`);
      heading(scene);
      steps(scene);
      zones(scene);
      focus(scene);
      for (let seat = 0; seat < players; seat++) head(scene, seat);
      expect(rules[frame.kind]).toMatch(/^R\d+$/);
      if (i % 60 === 0)
        for (const id of drawn) {
          wish(scene, id, frame);
          if (id.startsWith('cell:')) expect(cellName(scene, Number(id.slice(5)))).not.toMatch(KEY);
        }
      const before = scene.view;
      const done = submit(match, frame.seat, pick(game, list, rng));
      if (isRefusal(done)) throw new Error(done.code);
      const after = sceneOf(match, frame.seat, []);
      for (const { event } of done.events) {
        const telling = tell(after, event, before);
        for (const text of [telling.calc ?? '', telling.heading ?? '', telling.banner?.text ?? ''])
          if (KEY.test(text)) untold.add(`${event.type}: ${text}`);
      }
    }
    expect([...missing]).toEqual([]);
    expect([...untold]).toEqual([]);
    expect(seen.has('throw')).toBe(true);
  });
});

test('the last throw belongs to the position that is drawn', () => {
  const match = open(3, {}, 'memory');
  const first = match.s.active;
  const scene = { ...sceneOf(match, null, []) };
  for (const { event } of match.told) tell(scene, event, scene.view);
  expect(lastThrow(scene)?.when).toBe(0);
  const early = scene.view;
  const done = submit(match, first, { type: 'throw' });
  if (isRefusal(done)) throw new Error(done.code);
  Object.assign(scene, { view: match.s });
  for (const { event } of done.events) tell(scene, event, early);
  const dice = done.events.find(({ event }) => event.type === 'thrown')!.event;
  expect(lastThrow(scene)?.dice).toEqual('dice' in dice ? dice.dice : []);
  Object.assign(scene, { view: early });
  expect(lastThrow(scene)?.when).toBe(0);
});
