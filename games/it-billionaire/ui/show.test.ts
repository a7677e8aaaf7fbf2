import { describe, expect, test } from 'vitest';
import {
  answer,
  isOver,
  legal,
  newRng,
  pending,
  pendingIndex,
  pick,
  setTable,
  start,
  viewFor,
} from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import type { Player } from '@boardroom/ui-kit';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from '../src/index.ts';
import type { DoWork, Event, Frame, It, Move } from '../src/types.ts';
import texts from '../texts/en.json' with { type: 'json' };
import messages from './messages.en.json' with { type: 'json' };
import type { ItScene } from './naming.ts';
import { lookAtWork } from '../look/reckon.ts';
import { drawnTargets } from './targets.ts';
import { tell } from './telling.ts';
import { rules } from '../look/rules.ts';
import { aid, focus, head, heading, steps, wish, zones } from './frame.ts';
import { show } from './show.ts';

const NAMES = ['Mira', 'Tomás', 'Aiko', 'Priya', 'Maximiliane-Charlotte'];
const words = speaker({ ...texts, messages: { ...texts.messages, ...messages } } as never, NAMES);

function open(players: number, options: object) {
  const t = setTable(game, { players, options, edition: { id: 'classic', content: classic } });
  if ('code' in t) throw new Error(t.code);
  return t;
}
type T = ReturnType<typeof open>;

function sceneOf(t: T, view: It['state'], viewer: Seat | null): ItScene {
  const asked = pending(view).map(({ seat }) => seat);
  return {
    t,
    view,
    viewer,
    words,
    names: NAMES,
    asked,
    spotlight: null,
    narrow: false,
    board: { width: 1, height: 1 },
    projector: false,
    colours: [1, 2, 3, 4, 5].slice(0, t.players) as Player[],
  } as ItScene;
}

/** A message that is missing shows as its key. */
function expectWords(text: string): void {
  expect(text).not.toMatch(/^[a-z]+([.-][a-z]+)*$/);
  expect(text).not.toMatch(/undefined|NaN|the host|container container/);
}

function playThrough(players: number, options: object, seed: number, most: number): void {
  const t = open(players, options);
  const s = start(game, t, `show-${seed}`) as It['state'];
  const rng = newRng(seed);
  for (let n = 0; n < most && !isOver(s); n++) {
    const frame = pending(s)[0] as Frame;
    const { seat } = frame;
    const view = viewFor(game, t, s, seat) as It['state'];
    const scene = sceneOf(t, view, seat);
    const moves = legal(game, t, view, frame) as Move[];
    const drawn = drawnTargets(scene);
    const seen = new Set<string>();
    expect(moves.filter((move) => show(scene, move, frame).tone === 'go').length).toBeLessThan(2);
    for (const move of moves) {
      const shown = show(scene, move, frame);
      expectWords(shown.label);
      if (shown.note !== undefined) expectWords(shown.note);
      for (const line of shown.preview?.lines ?? []) expectWords(line);
      for (const id of shown.path ?? []) expect(drawn.has(id) || id).toBe(true);
      if (move.type !== 'chooseActions') {
        const words = `${shown.label} ${shown.note ?? ''} ${(shown.path ?? []).join(' ')}`;
        expect(seen.has(words) && words).toBe(false);
        seen.add(words);
      }
    }
    expectWords(aid(scene, frame) ?? 'None here.');
    for (const id of drawn) wish(scene, id, frame);
    for (const look of [scene, sceneOf(t, viewFor(game, t, s, null) as It['state'], null)]) {
      expect(steps(look).filter(({ state }) => state === 'now')).toHaveLength(1);
      heading(look);
      focus(look);
      for (let other = 0; other < players; other++) head(look, other);
    }
    expect(zones(scene)).toHaveLength(3);
    const move = pick(game, moves, rng) as Move;
    const look = move.type === 'doWork' ? lookAtWork(t, s, seat, move as DoWork) : null;
    const events: Event[] = [];
    answer(game, t, s, pendingIndex(s, seat), move, (event: Event) => events.push(event));
    const after = sceneOf(t, viewFor(game, t, s, seat) as It['state'], seat);
    for (const event of events) tell(after, event, view);
    const worked = events.find((event) => event.type === 'worked');
    if (look && worked?.type === 'worked') {
      expect(worked.rings).toBeGreaterThanOrEqual(look.low);
      expect(worked.rings).toBeLessThanOrEqual(look.high);
      if (!look.red) expect(worked.rings).toBe(look.high);
    }
  }
}

describe('every legal move of random games can be shown and points at drawn things', () => {
  const variants: object[] = [
    {},
    { drawMode: 'oneByOne', containerCrowding: 'evict', riskModel: 'average' },
    {
      openSelection: true,
      eventTiming: 'beforeSelection',
      angelInvestor: true,
      productFirstPayment: 'nextRound',
    },
    { freshStartOverhead: false, sameZoneRepeat: true, queueOverflow: 'dropTail', target: 0 },
  ];
  test.each([2, 3, 4, 5])('%i players', (players) => {
    for (const [i, options] of variants.entries())
      playThrough(players, options, 10 * players + i, 130);
  });
});

test('every refusal of the texts and every question has its paragraph', () => {
  const codes = Object.keys(texts.messages)
    .filter((key) => key.startsWith('refusal.') && !key.startsWith('refusal.target'))
    .map((key) => key.slice('refusal.'.length));
  expect(codes.filter((code) => !(code in rules))).toEqual([]);
});
