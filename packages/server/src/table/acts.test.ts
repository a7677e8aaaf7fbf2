/** Who may do what at a table, and when: every act with everything that stands against it. */
import { describe, expect, test } from 'vitest';
import { ProblemError } from '../problem.ts';
import { ADA, BEN, CY, bid, scene } from '../testing/scene.ts';
import type { Scene } from '../testing/scene.ts';
import * as acts from './acts.ts';
import type { Live } from './state.ts';

/** The code of the problem, or what is done. */
function outcome(decide: () => unknown): unknown {
  try {
    return decide();
  } catch (error) {
    if (error instanceof ProblemError) return error.problem.code;
    throw error;
  }
}

const gathering = (): Live => scene().live;
const playing = (more = {}): Live => {
  const at = scene(more);
  at.begin();
  return at.live;
};
const after = (act: 'paused' | 'closed', more = {}): Live => {
  const at = scene(more);
  at.begin();
  at.does({ do: act });
  return at.live;
};
const frozen = (live: Live): Live => ({
  ...live,
  frozen: { version: 1, why: 'other-version', result: null },
});
const over = (): Live => {
  const live = playing();
  live.room.status = 'over';
  return live;
};
/** Ben has left his seat in the middle of the game. */
const left = (): Scene => {
  const at = scene();
  at.begin();
  at.does({ do: 'stood', seat: 1 });
  return at;
};

describe('sitting down', () => {
  const open = (more = {}): Live => scene({ players: 3, ...more }).live;
  const sit = (live: Live, seat: number, person = CY, hasLink = false) =>
    outcome(() => acts.sit(live, seat, person, hasLink));

  test('on an open seat before the game begins', () => {
    expect(sit(open(), 2)).toEqual({ do: 'sat', seat: 2, person: CY });
  });
  test('not where there is no seat, somebody or a bot', () => {
    expect(sit(open(), 3)).toBe('no-seat');
    expect(sit(open(), 0)).toBe('seat-taken');
    expect(sit(open(), 0, CY, true)).toBe('seat-taken');
    expect(sit(open({ seats: ['open', 'open', { bot: 'easy' }] }), 2)).toBe('seat-taken');
  });
  test('not twice, not at a closed table, not where the rules are gone', () => {
    expect(sit(open(), 2, ADA)).toBe('already-seated');
    expect(sit(open(), 2, BEN)).toBe('already-seated');
    const closed = scene({ players: 3 });
    closed.does({ do: 'closed' });
    expect(sit(closed.live, 2)).toBe('not-gathering');
    expect(sit(frozen(open()), 2)).toBe('frozen-table');
  });
  test('in a running game: by a link of the host, or back where one sat', () => {
    expect(sit(left().live, 1)).toBe('not-invited');
    expect(sit(left().live, 1, CY, true)).toEqual({ do: 'sat', seat: 1, person: CY });
    expect(sit(left().live, 1, BEN)).toEqual({ do: 'sat', seat: 1, person: BEN });
  });
  test('a link leads to a bot’s seat too', () => {
    const live = open({ seats: ['open', 'open', { bot: 'easy' }] });
    expect(sit(live, 2, CY, true)).toEqual({ do: 'sat', seat: 2, person: CY });
  });
});

describe('standing up', () => {
  const stand = (live: Live, seat: number, person: string) =>
    outcome(() => acts.stand(live, seat, person));
  test('oneself, or anybody by the host', () => {
    expect(stand(gathering(), 1, 'ben')).toEqual({ do: 'stood', seat: 1 });
    expect(stand(gathering(), 1, 'ada')).toEqual({ do: 'stood', seat: 1 });
    expect(stand(gathering(), 0, 'ben')).toBe('not-host');
  });
  test('a bot leaves when the host says so; an empty seat is left by nobody', () => {
    const { live } = scene({ seats: ['open', { bot: 'easy' }] });
    expect(stand(live, 1, 'ada')).toEqual({ do: 'bot', seat: 1, bot: null });
    expect(stand(live, 1, 'ben')).toBe('not-host');
    expect(stand(left().live, 1, 'ada')).toBe('no-seat');
    expect(stand(live, 2, 'ada')).toBe('no-seat');
  });
});

test('being ready: in one’s own seat, until the game begins', () => {
  const ready = (live: Live, seat: number, person: string) =>
    outcome(() => acts.beReady(live, seat, person, true));
  expect(ready(gathering(), 1, 'ben')).toEqual({ do: 'ready', seat: 1, ready: true });
  expect(ready(gathering(), 0, 'ben')).toBe('not-your-seat');
  expect(ready(gathering(), 2, 'ben')).toBe('no-seat');
  expect(ready(playing(), 1, 'ben')).toBe('not-gathering');
  expect(ready(frozen(gathering()), 1, 'ben')).toBe('frozen-table');
});

describe('bots', () => {
  const put = (live: Live, seat: number, person: string, bot: string | null = 'easy') =>
    outcome(() => acts.putBot(live, seat, person, bot));
  test('the host seats one in an empty seat', () => {
    expect(put(scene({ players: 3 }).live, 2, 'ada')).toEqual({ do: 'bot', seat: 2, bot: 'easy' });
    expect(put(scene({ players: 3 }).live, 2, 'ben')).toBe('not-host');
  });
  test('one stands in for a person in a running game, if they or the host wish, and not before', () => {
    expect(put(playing(), 1, 'ben')).toEqual({ do: 'bot', seat: 1, bot: 'easy' });
    expect(put(playing(), 1, 'ada')).toEqual({ do: 'bot', seat: 1, bot: 'easy' });
    expect(put(playing(), 0, 'ben')).toBe('not-host');
    expect(put(gathering(), 1, 'ben')).toBe('seat-taken');
    expect(put(gathering(), 1, 'ben', null)).toEqual({ do: 'bot', seat: 1, bot: null });
  });
  test('none at a table that is over, closed or frozen', () => {
    expect(put(over(), 1, 'ben')).toBe('not-playing');
    expect(put(after('closed'), 1, 'ben')).toBe('not-playing');
    expect(put(frozen(playing()), 1, 'ben')).toBe('frozen-table');
  });
});

describe('a move', () => {
  const move = (live: Live, seat = 0, person = 'ada', more: object = {}) =>
    outcome(() =>
      acts.move(live, seat, person, {
        move: bid(3) as Record<string, unknown>,
        expected: undefined,
        words: undefined,
        ...more,
      }),
    );
  test('in one’s own seat, while the table plays', () => {
    expect(move(playing())).toEqual({ do: 'moved', seat: 0, move: bid(3) });
    expect(move(playing(), 1)).toBe('not-your-seat');
    expect(move(gathering())).toBe('not-playing');
    expect(move(over())).toBe('not-playing');
    expect(move(after('paused'))).toBe('paused');
    expect(move(frozen(playing()))).toBe('frozen-table');
  });
  test('not while a bot stands in', () => {
    const at = scene();
    at.begin();
    at.does({ do: 'bot', seat: 0, bot: 'easy' });
    expect(move(at.live)).toBe('a-bot-plays');
  });
  test('only if the question is still the one the person saw', () => {
    const live = playing();
    const [fresh] = live.fresh as [number];
    expect(move(live, 0, 'ada', { expected: fresh })).toMatchObject({ do: 'moved' });
    expect(move(live, 0, 'ada', { expected: fresh - 1 })).toBe('stale');
  });
  test('words come with a move that has a message, which gets their number', () => {
    expect(move(playing(), 0, 'ada', { words: 'hello' })).toBe('bad-request');
    const said = { type: 'say', to: 1, message: 0 };
    const made = move(playing(), 0, 'ada', { move: said, words: 'hello' });
    expect(made).toMatchObject({ do: 'moved', words: 'hello', move: { type: 'say', to: 1 } });
    expect((made as { move: { message: number } }).move.message).not.toBe(0);
  });
});

describe('talk', () => {
  const say = (live: Live, person = ADA, to?: number) =>
    outcome(() => acts.say(live, person, 'hello', to));
  const said = { do: 'said', seat: 0, name: 'Ada', text: 'hello' };
  test('to all, from a seat, before and in the game', () => {
    expect(say(gathering())).toEqual(said);
    expect(say(playing())).toEqual(said);
    expect(say(playing(), ADA, -1)).toEqual(said);
  });
  test('not in private where the game has no talk, and not at a table without', () => {
    expect(say(playing(), ADA, 0)).toBe('no-whisper');
    expect(say(playing(), ADA, 1)).toBe('no-whisper');
    expect(say(playing({ chat: false }))).toBe('no-talk');
  });
  test('who only watches says nothing, unless they are the host: they speak to all', () => {
    expect(say(playing(), CY)).toBe('not-seated');
    const aside = scene({ sit: false, chat: false }, { others: [BEN] }).live;
    expect(say(aside)).toEqual({ do: 'said', seat: -1, by: 'ada', name: 'Ada', text: 'hello' });
    expect(say(aside, ADA, -1)).toMatchObject({ do: 'said' });
    expect(say(aside, ADA, 0)).toBe('no-whisper');
  });
  test('an option of the game says whether there is talk while it is played', () => {
    for (const [chat, expected] of [
      ['full', said],
      ['none', 'no-talk'],
    ] as const) {
      const live = playing();
      const talking = { ...live, t: { ...live.t, options: { chat } } };
      expect(say(talking)).toEqual(expected);
      // Before it begins the option has no say.
      expect(say({ ...talking, match: null })).toEqual(said);
    }
  });
  test('where the game has talk it is a move, to all or to one', () => {
    const { game } = gathering();
    const legal = (_t: unknown, _s: unknown, seat: number, out: object[]) => {
      if (seat === 0) out.push({ type: 'say' });
    };
    const chatty = { ...game, asides: { ...game.asides!, legal } } as unknown as typeof game;
    const at = scene({}, { game: chatty });
    at.begin();
    const made = (seat: number, to: number) => ({
      do: 'moved',
      seat,
      words: 'hello',
      move: { type: 'say', to, message: expect.any(Number) as number },
    });
    expect(say(at.live, ADA, 1)).toEqual(made(0, 1));
    expect(say(at.live)).toEqual(made(0, -1));
    // Who may not speak now is not in the game's talk.
    expect(say(at.live, BEN)).toMatchObject({ do: 'said', seat: 1 });
    at.does({ do: 'paused' });
    expect(say(at.live)).toEqual(said);
  });
});

describe('takebacks', () => {
  const ask = (live: Live, seat = 0, person = 'ada', count = 1) =>
    outcome(() => acts.askTakeback(live, seat, person, count));
  const answer = (live: Live, person: string, agree: boolean) =>
    outcome(() => acts.answerTakeback(live, person, agree));
  /** Ada has asked. */
  const asked = (): Live => {
    const live = playing();
    live.room.takeback = { seat: 0, count: 1, agreed: [0] };
    return live;
  };
  test('in one’s own seat, while it plays, one at a time, as far as can be', () => {
    expect(ask(playing())).toBe('no-takeback');
    expect(ask(playing(), 0, 'ada', 0)).toEqual({ do: 'takeback-asked', seat: 0, count: 0 });
    expect(ask(playing(), 1)).toBe('not-your-seat');
    expect(ask(after('paused'))).toBe('paused');
    expect(ask(playing({ takebacks: 'none' }))).toBe('no-takebacks');
    expect(ask(asked())).toBe('takeback-asked');
  });
  test('agreed to once by each, or not', () => {
    expect(answer(asked(), 'ben', true)).toEqual({ do: 'takeback-answered', seat: 1, agree: true });
    expect(answer(asked(), 'ben', false)).toMatchObject({ agree: false });
    // Who asked agrees already, and may withdraw.
    expect(answer(asked(), 'ada', true)).toBe('no-takeback');
    expect(answer(asked(), 'ada', false)).toMatchObject({ seat: 0, agree: false });
    expect(answer(asked(), 'cy', true)).toBe('not-seated');
    expect(answer(playing(), 'ben', true)).toBe('no-takeback');
    expect(answer(frozen(asked()), 'ben', true)).toBe('frozen-table');
  });
});

describe('the host', () => {
  test('pauses what is played and goes on with what is paused', () => {
    const pause = (live: Live, person: string, isPause: boolean) =>
      outcome(() => acts.pause(live, person, isPause));
    expect(pause(playing(), 'ada', true)).toEqual({ do: 'paused' });
    expect(pause(playing(), 'ben', true)).toBe('not-host');
    expect(pause(gathering(), 'ada', true)).toBe('not-playing');
    expect(pause(after('paused'), 'ada', false)).toEqual({ do: 'resumed' });
    expect(pause(playing(), 'ada', false)).toBe('not-paused');
    expect(pause(frozen(after('paused')), 'ada', false)).toBe('frozen-table');
  });
  test('hands the table over to somebody who sits at it', () => {
    const hand = (person: string, to: string) =>
      outcome(() => acts.handOver(gathering(), person, to));
    expect(hand('ada', 'ben')).toEqual({ do: 'hosted', person: BEN });
    expect(hand('ada', 'cy')).toBe('not-seated');
    expect(hand('ben', 'ben')).toBe('not-host');
  });
  test('closes it, once', () => {
    expect(outcome(() => acts.close(playing(), 'ada'))).toEqual({ do: 'closed' });
    expect(outcome(() => acts.close(playing(), 'ben'))).toBe('not-host');
    expect(outcome(() => acts.close(after('closed'), 'ada'))).toBe('not-playing');
  });
});

describe('time', () => {
  const clock = { kind: 'decision', seconds: 30 } as const;
  test('when it is up the rules answer for who is late', () => {
    const at = scene({ clock });
    at.begin(5000);
    expect(acts.timeUp(at.live, 34_999)).toBeNull();
    const late = { do: 'moved', seat: 0, move: { type: 'bid', coins: 0 }, by: 'clock' };
    expect(acts.timeUp(at.live, 35_000)).toEqual(late);
    at.does({ do: 'paused' }, 40_000);
    expect(acts.timeUp(at.live, 100_000)).toBeNull();
    expect(acts.timeUp(gathering(), 100_000)).toBeNull();
  });
  test('at the end of the table’s minutes the host’s only aside is made', () => {
    const { game } = gathering();
    const legal = (t: { seats: number }, _s: unknown, seat: number, out: object[]) => {
      if (seat === t.seats) out.push({ type: 'endNow' });
    };
    const timed = { ...game, asides: { ...game.asides!, legal } } as unknown as typeof game;
    const at = scene({ minutes: 1 }, { game: timed });
    at.begin(5000);
    expect(acts.timeUp(at.live, 64_999)).toBeNull();
    const end = { do: 'moved', seat: 2, move: { type: 'endNow' }, by: 'host' };
    expect(acts.timeUp(at.live, 65_000)).toEqual(end);
  });
});
