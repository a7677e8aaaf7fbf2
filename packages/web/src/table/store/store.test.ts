/** The store of a table as a whole: from what is offered to what is played and told. */
import { choiceOf, openStore, shown, soon } from '../../testing/open-store.ts';
import type { Kinds, Show } from '../../testing/open-store.ts';
import { resizeTo } from '../../testing/window.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Choice } from '@boardroom/ui-kit';
import { fakePort, lotsMatch, slowestLots, uiOf } from '../../testing/lots-table.ts';
import { makeTableStore } from './store.ts';
import type { StoreSetting } from './types.ts';

const { sounds, motions } = shown;
const open = (kinds?: Kinds, show?: Show, setting: StoreSetting = {}) =>
  openStore(kinds, show, { setting });

beforeEach(() => void sounds.splice(0));

test('a question is open: its answers are offered, asides apart', () => {
  const { store } = open();
  expect(store.position.frame?.kind).toBe('bid');
  expect(store.choices.map(({ template, aside }) => [template.type, aside])).toEqual([
    ['bid', false],
    ['give', true],
  ]);
  expect(store.viewer).toBe(0);
  expect(store.heading.title).toBe('Round 1');
});

test('a move with a gap is filled in first, then sent as it was filled', async () => {
  const { store, state } = open();
  store.choose(choiceOf(store, 'bid'));
  expect(state.played).toEqual([]);
  expect(store.filling?.values).toHaveProperty('coins');
  store.fillIn('coins', 3);
  store.submitFilling();
  expect(store.filling).toBeNull();
  await soon();
  expect(state.played).toEqual([[0, { type: 'bid', coins: 3 }, undefined]]);
  expect(sounds).toContain('wood');
});

test('words go with the move they were said with', async () => {
  const { store, state } = open();
  store.choose(choiceOf(store, 'bid'));
  store.fillIn('coins', 1);
  store.speak('mine!');
  store.submitFilling();
  await soon();
  expect(state.played[0]![2]).toBe('mine!');
});

test('a move that ends much is made at the second yes only', async () => {
  const { store, state } = open(['human', 'bot'], () => ({ confirm: 'Sure?' }) as never);
  store.choose(choiceOf(store, 'bid'));
  store.fillIn('coins', 2);
  store.submitFilling();
  expect(store.confirming?.move).toEqual({ type: 'bid', coins: 2 });
  expect(store.filling).toBeNull();
  await soon();
  expect(state.played).toEqual([]);
  store.confirm();
  await soon();
  expect(state.played).toEqual([[0, { type: 'bid', coins: 2 }, undefined]]);
  expect(store.confirming).toBeNull();
});

test('a reminder is due when a legal move is about its thing, and asked for twice it is forgotten', () => {
  const { store } = open(['human', 'bot'], ({ type }) => ({ path: [type] }) as never);
  store.toggleReminder('bid', 'The lot');
  store.toggleReminder('moon', 'The moon');
  expect([store.hasReminder('moon'), store.hasReminder('sun')]).toEqual([true, false]);
  expect(store.due).toEqual([{ id: 'bid', name: 'The lot' }]);
  store.toggleReminder('moon', 'The moon');
  expect([store.hasReminder('moon'), store.hasReminder('bid')]).toEqual([false, true]);
  store.dropReminder('bid');
  expect([store.due, store.hasReminder('bid')]).toEqual([[], false]);
});

test('a refusal is said, with its rule, and goes with the next choice', async () => {
  const { store, state } = open();
  state.refuses = { code: 'too-few-coins', facts: { coins: 10 } };
  store.choose(choiceOf(store, 'bid'));
  store.submitFilling();
  await soon();
  expect(store.reason).toEqual({ text: 'Only 10 coins.', rule: 'R5' });
  expect(store.spoken.at(-1)?.text).toBe('Only 10 coins.');
  expect(sounds).toEqual(['knock']);
  store.choose(choiceOf(store, 'bid'));
  expect(store.reason).toBeNull();
  expect(store.reasons).toHaveLength(1);
});

test('a refusal without a rule of its own points to the rule of the question', async () => {
  const { store, state } = open();
  state.refuses = { code: 'odd' };
  store.deliver({ type: 'bid', coins: 0 } as never);
  await soon();
  expect(store.reason?.rule).toBe('R4');
});

test('whoever asks for a hint has read why the last move was refused', async () => {
  const { store, state } = open();
  state.refuses = { code: 'too-few-coins', facts: { coins: 10 } };
  store.deliver({ type: 'bid', coins: 0 } as never);
  await soon();
  expect(store.reason).not.toBeNull();
  state.advice = { move: { type: 'bid', coins: 2 } as never, why: { code: 'worth' } };
  await store.askHint();
  expect(store.reason).toBeNull();
  expect(store.hint).not.toBeNull();
});

test('of reasons the last two are kept, none twice', async () => {
  const { store, state } = open();
  for (const coins of [1, 2, 2, 3]) {
    state.refuses = { code: 'too-few-coins', facts: { coins } };
    store.deliver({ type: 'bid', coins: 0 } as never);
    await soon();
  }
  expect(store.reasons.map(({ text }) => text)).toEqual(['Only 3 coins.', 'Only 2 coins.']);
});

test("a form stays open under somebody else's sealed answer", () => {
  const { store, moves } = open(['human', 'bot', 'bot']);
  store.choose(choiceOf(store, 'bid'));
  store.fillIn('coins', 4);
  moves(2, { type: 'bid', coins: 1 } as never);
  expect(store.filling?.values).toEqual({ coins: 4 });
});

test('a form that has become stale is closed', () => {
  const { store, moves } = open(['human', 'bot', 'bot']);
  store.choose(choiceOf(store, 'bid'));
  // A gift leaves other limits: what is filled in was of another question.
  moves(1, { type: 'give', to: 0, coins: 2 } as never);
  expect(store.filling).toBeNull();
});

test('undo takes back what the last press did, and no more than may be taken back', async () => {
  const { store, state, moves } = open();
  await store.undo();
  expect(state.undone).toEqual([[0, 1]]);
  expect(store.reason).not.toBeNull();
  // The scrap of the winner follows his own bid: another barrier lies between.
  moves(1, { type: 'bid', coins: 0 } as never);
  store.choose(choiceOf(store, 'bid'));
  store.fillIn('coins', 5);
  store.submitFilling();
  await soon();
  expect(store.position.frame?.kind).toBe('scrap');
  await store.undo(3);
  expect(state.undone.at(-1)).toEqual([0, 3]);
});

test('a row made at one press is taken back at one; a bid that opened the others is not', async () => {
  let rows = 0;
  const follow = () => (rows++ === 0 ? { type: 'scrap', lots: [] } : null);
  const fake = fakePort(['human', 'bot'], lotsMatch(2, 'row', slowestLots));
  const store = makeTableStore(
    fake.port,
    uiOf(({ type }) => (type === 'scrap' ? ({ follow } as never) : {})),
  );
  fake.moves(1, { type: 'bid', coins: 0 } as never);
  store.deliver({ type: 'bid', coins: 1 } as never);
  await soon();
  expect(store.position.undoable).toBe(0);
  store.choose(choiceOf(store, 'scrap'));
  store.submitFilling();
  await soon();
  await soon();
  expect(fake.state.played.map(([, { type }]) => type)).toEqual(['bid', 'scrap', 'scrap']);
  expect(store.position.undoable).toBe(2);
  await store.undo();
  expect(fake.state.undone).toEqual([[0, 2]]);
  expect(store.position).toMatchObject({ undoable: 0, moves: 2 });
  expect(store.reason).toBeNull();
  // One answer by itself is one step back.
  for (let made = 0; made < 2; made++) {
    store.deliver({ type: 'scrap', lots: [] } as never);
    await soon();
  }
  await store.undo();
  expect(fake.state.undone.at(-1)).toEqual([0, 1]);
});

test('a row that waits for others goes on when its seat is asked again', async () => {
  const asked: unknown[] = [];
  const follow = (scene: { words?: object }, frame: { kind: string }) => {
    asked.push([scene.words !== undefined, frame.kind]);
    return { type: 'bid', coins: 0 };
  };
  const { store, state, moves } = open(['human', 'bot'], ({ type }) =>
    type === 'bid' ? ({ follow, waits: true } as never) : {},
  );
  store.choose(choiceOf(store, 'bid'));
  store.fillIn('coins', 0);
  store.submitFilling();
  await soon();
  expect(state.played).toHaveLength(1);
  moves(1, { type: 'bid', coins: 1 } as never);
  moves(1, { type: 'scrap', lots: [] } as never);
  await soon();
  expect(asked[0]).toEqual([true, 'bid']);
  expect(state.played.length).toBeGreaterThan(1);
  expect(state.played[1]).toEqual([0, { type: 'bid', coins: 0 }, undefined]);
});

test('a deal is sent as it stands, its words trimmed, and closes what was open', async () => {
  const send = { label: 'Send', move: { type: 'give', to: 1, coins: 2 } };
  const ui = {
    ...uiOf(() => ({ deal: { with: 1 } }) as never),
    deal: (_scene: unknown, draft: { with: number | null; values: object; said: string }) =>
      draft.with === null ? null : { title: 'Deal', sides: [], send, words: { name: 'Words' } },
  };
  const fake = fakePort(['human', 'bot']);
  const store = makeTableStore(fake.port, ui as never);
  expect(store.deal).toBeNull();
  store.choose(choiceOf(store, 'give'));
  expect(store.filling).toBeNull();
  expect(store.dealChosen).toBe(true);
  expect(store.deal?.title).toBe('Deal');
  store.fillDeal('coins', 2);
  store.sayInDeal('  for you  ');
  store.openGroup('give');
  store.sendDeal();
  await soon();
  expect(store.dealChosen).toBe(false);
  expect(store.group).toBeNull();
  expect(store.dealWords).toBe('');
  expect(fake.state.played).toEqual([[0, send.move, 'for you']]);
  store.choose(choiceOf(store, 'give'));
  expect(store.back()).toBe(true);
  expect(store.deal).toBeNull();
});

test('the bar: single answers, asides as a group that opens', () => {
  const { store } = open(['human', 'bot', 'bot']);
  expect(store.buttons.map(({ kind }) => kind)).toEqual(['move', 'group']);
  expect(store.inGroup).toBe(false);
  store.openGroup('give');
  expect(store.inGroup).toBe(true);
  expect(store.buttons).toHaveLength(2);
  expect(store.buttons.every(({ kind }) => kind === 'move')).toBe(true);
});

test('who is not asked gets no hint, nor does one who only watches', async () => {
  const { store, port, state } = open();
  const hint = vi.spyOn(port, 'hint');
  store.deliver({ type: 'bid', coins: 0 } as never);
  await soon();
  state.advice = { move: { type: 'bid', coins: 2 } as never };
  await store.askHint();
  expect(hint).not.toHaveBeenCalled();
  const watched = open(['bot', 'bot']);
  const asked = vi.spyOn(watched.port, 'hint');
  await watched.store.askHint();
  expect(asked).not.toHaveBeenCalled();
  expect(watched.store.viewer).toBeNull();
});

test('lines of the log are numbered through, also when more come at once', async () => {
  const { store, moves } = open();
  store.deliver({ type: 'bid', coins: 0 } as never);
  await soon();
  moves(1, { type: 'bid', coins: 1 } as never);
  moves(1, { type: 'scrap', lots: [] } as never);
  expect(store.lines.length).toBeGreaterThan(3);
  expect(store.lines.map(({ key }) => key)).toEqual(store.lines.map((_, i) => i));
});

test('nobody takes back on a screen for all', async () => {
  const { store, state } = open(['human', 'bot'], undefined, { projector: true });
  await store.undo();
  expect(state.undone).toEqual([]);
});

test('a row of answers is made at one press, and taken back at one', async () => {
  const follow = (scene: object, frame: { kind: string }) => {
    expect(scene).toHaveProperty('view');
    return frame.kind === 'scrap' ? { type: 'scrap', lots: [] } : null;
  };
  const { store, state, moves } = open(['human', 'bot'], () => ({ follow }) as never);
  moves(1, { type: 'bid', coins: 0 } as never);
  store.choose(choiceOf(store, 'bid'));
  store.fillIn('coins', 1);
  store.submitFilling();
  await soon();
  await soon();
  expect(state.played.slice(0, 2).map(([, { type }]) => type)).toEqual(['bid', 'scrap']);
});

test('a team is asked, except for what one says oneself; a refusal of the team is said', async () => {
  const fake = fakePort(['human', 'bot'], lotsMatch(2, 'lots', slowestLots));
  const proposed: unknown[][] = [];
  const team = {
    people: [{ person: 'a' }, { person: 'b' }],
    proposals: [],
    lines: [],
    propose: async (...given: unknown[]) => {
      proposed.push(given);
      return proposed.length > 1 ? { code: 'too-few-coins', facts: { coins: 1 } } : null;
    },
  };
  const store = makeTableStore({ ...fake.port, team: () => team as never }, uiOf());
  const bid = { type: 'bid', coins: 1 } as never;
  store.deliver(bid, 'why');
  await soon();
  expect(proposed).toEqual([[bid, 'why']]);
  expect([fake.state.played, store.reason]).toEqual([[], null]);
  store.deliver(bid);
  await soon();
  expect(store.reason?.text).toBe('Only 1 coins.');
  store.deliver({ type: 'say', message: 0 } as never);
  await soon();
  expect(fake.state.played.map(([, { type }]) => type)).toEqual(['say']);
});

test('a reason is told at the move it was for, or at what came of it, and no further', () => {
  const fake = fakePort(['human', 'bot']);
  const asked: [number, number][] = [];
  const why = (move: number, seat: number) => {
    asked.push([move, seat]);
    return move === 1 ? { code: 'worth' } : undefined;
  };
  // A bid is too small for the log; what it brought about is told.
  const tell = (_scene: unknown, { type }: { type: string }) => ({ hush: type === 'given' });
  const store = makeTableStore({ ...fake.port, why }, { ...uiOf(), tell } as never);
  const give = (seat: number): void =>
    fake.moves(seat, { type: 'give', to: 1 - seat, coins: 1 } as never);
  give(1);
  expect(store.lines.at(-1)!.why).toBe('It is worth it.');
  give(1);
  // The line before is hushed: its reason holds.
  expect(store.lines.at(-1)!.why).toBe('It is worth it.');
  expect(asked.every(([, seat]) => seat === 1)).toBe(true);
});

test('a hint is asked for once, said, and can be taken', async () => {
  const { store, state } = open();
  state.advice = { move: { type: 'bid', coins: 2 } as never, why: { code: 'worth' } };
  const asked = store.askHint();
  expect(store.hintBusy).toBe(true);
  await asked;
  expect(store.hintBusy).toBe(false);
  expect(store.hint?.text).toBe('Bid 2. It is worth it.');
  expect(store.hint?.choice?.template.type).toBe('bid');
  expect(store.hoverChoice?.template.type).toBe('bid');
  store.takeHint();
  await soon();
  expect(state.played).toEqual([[0, { type: 'bid', coins: 2 }, undefined]]);
  expect(store.hint).toBeNull();
});

test('a bot that thinks longer may change the hint, while it is shown', async () => {
  const { store, port, state } = open();
  state.advice = { move: { type: 'bid', coins: 2 } as never };
  const second = Promise.withResolvers<typeof state.advice>();
  const first = port.hint;
  vi.spyOn(port, 'hint').mockImplementation((seat, longer) =>
    longer ? second.promise : first(seat),
  );
  vi.useFakeTimers();
  await store.askHint();
  expect(store.hint?.text).toBe('Bid 2.');
  second.resolve({ move: { type: 'bid', coins: 3 } as never, why: { code: 'worth' } });
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(store.hint?.text).toBe('Bid 3. It is worth it.');
  store.takeHint();
  await soon();
  expect(state.played).toEqual([[0, { type: 'bid', coins: 3 }, undefined]]);
});

test('second thoughts of a hint that is gone, or that fail, change nothing', async () => {
  const { store, port, state } = open();
  state.advice = { move: { type: 'bid', coins: 2 } as never };
  const seconds: PromiseWithResolvers<typeof state.advice>[] = [];
  const first = port.hint;
  vi.spyOn(port, 'hint').mockImplementation((seat, longer) => {
    if (!longer) return first(seat);
    seconds.push(Promise.withResolvers());
    return seconds.at(-1)!.promise;
  });
  vi.useFakeTimers();
  await store.askHint();
  await vi.advanceTimersByTimeAsync(1000);
  seconds[0]!.reject(new Error('no worker'));
  await vi.advanceTimersByTimeAsync(1);
  expect(store.hint?.text).toBe('Bid 2.');
  await store.askHint();
  await vi.advanceTimersByTimeAsync(1000);
  store.dropHint();
  seconds[1]!.resolve({ move: { type: 'bid', coins: 3 } as never });
  await vi.advanceTimersByTimeAsync(1);
  expect(store.hint).toBeNull();
  // Who does at once what the hint says does not keep a bot thinking.
  await store.askHint();
  store.takeHint();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(seconds.length).toBe(2);
});

test('in a lesson a hint says what the lesson wants', async () => {
  const { store, state, moves } = open(['human', 'bot'], undefined, {
    wanted: ({ template }) => template.type === 'give',
  });
  moves(1, { type: 'bid', coins: 0 } as never);
  state.advice = { move: { type: 'bid', coins: 2 } as never };
  await store.askHint();
  // Every gift has a gap: the hint names it and its form is filled in by the learner.
  expect(store.hint?.choice?.template.type).toBe('give');
  expect(store.hint?.move).toBeNull();
  store.takeHint();
  expect(store.hint).toBeNull();
  expect(store.filling?.choice.template.type).toBe('give');
  expect(state.played).toEqual([]);
});

test('in a lesson the advised move itself is looked at, not only its kind', async () => {
  const { store, state } = open(['human', 'bot'], undefined, {
    wanted: ({ template }) => (template as unknown as { coins: unknown }).coins === 2,
  });
  state.advice = { move: { type: 'bid', coins: 2 } as never };
  await store.askHint();
  expect(store.hint?.move).toEqual({ type: 'bid', coins: 2 });
});

test('in a lesson that names a number the hint is the whole move', async () => {
  const { store, state } = open(['human', 'bot'], undefined, {
    wanted: ({ template: { type, coins } }: { template: { type: string; coins?: unknown } }) =>
      type === 'bid' && (typeof coins !== 'number' || coins === 3),
  });
  state.advice = { move: { type: 'bid', coins: 2 } as never };
  await store.askHint();
  expect(store.hint?.move).toEqual({ type: 'bid', coins: 3 });
});

test('in a lesson that asks for nothing possible now the advice stands', async () => {
  const { store, state } = open(['human', 'bot'], undefined, { wanted: () => false });
  state.advice = { move: { type: 'bid', coins: 2 } as never };
  await store.askHint();
  expect(store.hint?.move).toEqual({ type: 'bid', coins: 2 });
});

test('a bot that fails to advise is a banner, not a crash, and can be asked again', async () => {
  const { store, state } = open();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  state.advice = new Error('lost');
  await store.askHint();
  expect(store.banner?.title).toBeTruthy();
  expect(store.hint).toBeNull();
  expect(store.hintBusy).toBe(false);
  warn.mockRestore();
});

test('while the table is held up nothing is offered and no hint taken', async () => {
  const { store, state, tell } = open();
  state.advice = { move: { type: 'bid', coins: 2 } as never };
  await store.askHint();
  state.held = 'paused';
  tell();
  expect(store.held).toBe('paused');
  expect(store.choices).toEqual([]);
  store.takeHint();
  await store.askHint();
  await soon();
  expect(state.played).toEqual([]);
});

test('several people at one screen: a curtain before what is secret', () => {
  const { store, targets } = open(['human', 'human']);
  expect(store.curtain).toBe(0);
  expect(store.position.viewer).toBeNull();
  expect(store.choices).toEqual([]);
  targets.press('lot');
  store.openCurtain();
  expect(store.curtain).toBeNull();
  expect(store.viewer).toBe(0);
  expect(store.position.viewer).toBe(0);
  expect(store.choices.length).toBeGreaterThan(0);
});

test('the curtain falls when the next person is asked', async () => {
  const { store } = open(['human', 'human']);
  store.openCurtain();
  store.choose(choiceOf(store, 'bid'));
  store.fillIn('coins', 1);
  store.submitFilling();
  await soon();
  expect(store.curtain).toBe(1);
  expect(store.position.viewer).toBeNull();
  store.openCurtain();
  expect(store.viewer).toBe(1);
  expect(store.seenMoves).toBe(1);
});

test('a screen for all shows the public view and offers nothing, until it is put away', () => {
  const { store, targets } = open();
  store.project(true);
  expect(store.position.viewer).toBeNull();
  expect(store.choices).toEqual([]);
  expect(targets.curious).toBe(false);
  expect(targets.stateOf('lot')).toBe('idle');
  store.project(false);
  expect(store.position.viewer).toBe(0);
  expect(targets.curious).toBe(true);
});

test('a screen for all has no curtain, and falls behind one again when it is put away', () => {
  const { store } = open(['human', 'human']);
  expect(store.curtain).toBe(0);
  store.project(true);
  expect(store.curtain).toBeNull();
  store.project(false);
  expect(store.curtain).toBe(0);
});

test('a screen for all shows the present', () => {
  const { store, port } = open();
  store.visit({ position: port.position(null), move: 0 });
  store.project(true);
  expect(store.past).toBeNull();
});

test('the log speaks to the one person at the screen, and names people to several', () => {
  const told = (kinds: Kinds): string => {
    const { port, moves } = fakePort(kinds);
    const messages = { ...port.texts.messages, 'event.given': '{seat} gives coins.' };
    const texts = { ...port.texts, fields: { seat: 'seat' }, messages };
    const store = makeTableStore({ ...port, texts }, uiOf());
    store.openCurtain();
    moves(0, { type: 'give', to: 1, coins: 2 } as never);
    return store.lines.at(-1)!.text;
  };
  expect(told(['human', 'bot'])).toBe('You give coins.');
  expect(told(['human', 'human'])).toBe('Mira gives coins.');
});

test('the past is looked at without moves, and left by a step back', () => {
  const { store, port } = open();
  const then = port.position(null);
  store.visit({ position: then, move: 0 });
  expect(store.shown).toBe(then);
  expect(store.choices).toEqual([]);
  expect(store.back()).toBe(true);
  expect(store.past).toBeNull();
  expect(store.back()).toBe(false);
});

test('targets of the board: lit, picked, aimed; a press at the end of a path chooses', () => {
  const { store, targets } = open(['human', 'bot'], ({ type }) =>
    type === 'bid' ? { path: ['pile', 'lot'] } : {},
  );
  expect(targets.stateOf('pile')).toBe('lit');
  expect(targets.stateOf('lot')).toBe('idle');
  expect(targets.offers('pile')).toBe('bid');
  targets.hover('pile');
  expect(targets.stateOf('pile')).toBe('aimed');
  targets.hover(null);
  targets.press('pile');
  expect(store.picked).toEqual(['pile']);
  expect(store.inGroup).toBe(true);
  expect(targets.stateOf('pile')).toBe('picked');
  expect(targets.stateOf('lot')).toBe('lit');
  targets.press('lot');
  expect(store.filling?.choice.template.type).toBe('bid');
  expect(targets.stateOf('lot')).toBe('idle');
  expect(store.back()).toBe(true);
  expect(store.filling).toBeNull();
  // A press on what is picked goes back to before it.
  targets.press('pile');
  expect(store.picked).toEqual([]);
});

test('where taps are careful the first shows and the second does', () => {
  const { store, targets } = open(['human', 'bot'], ({ type }) =>
    type === 'bid' ? { path: ['lot'] } : {},
  );
  const offered = (): unknown[] =>
    store.buttons.map((button) => button.kind === 'move' && button.choice.template.type);
  expect(offered()).toEqual(['bid', 'give']);
  store.careful = true;
  // What a card offers is not offered by a button as well.
  expect(offered()).toEqual(['give']);
  targets.press('lot');
  expect(store.filling).toBeNull();
  expect(store.marked).toBe('lot');
  expect(store.buttons).toHaveLength(1);
  targets.press('lot');
  expect(store.filling).not.toBeNull();
});

test('a button under the pointer aims at its targets and dims the others', () => {
  const { store, targets } = open(['human', 'bot'], ({ type }) =>
    type === 'bid' ? { path: ['lot'] } : {},
  );
  store.aim(choiceOf(store, 'bid'));
  expect(targets.stateOf('lot')).toBe('aimed');
  store.aim({ ...choiceOf(store, 'bid'), path: ['elsewhere'] } as Choice);
  expect(targets.stateOf('lot')).toBe('dim');
  expect(targets.stateOf('elsewhere')).toBe('aimed');
  expect(targets.stateOf('nothing')).toBe('idle');
});

test('in a lesson only what is wanted glows', () => {
  const shown: Show = ({ type, to }) =>
    type === 'give' ? { path: [`seat:${to}`] } : { path: ['lot'] };
  const { store, targets } = open(['human', 'bot', 'bot'], shown, {
    wanted: ({ template }) => (template as unknown as { to?: number }).to === 2,
  });
  store.openGroup('give');
  expect(targets.stateOf('seat:2')).toBe('lit');
  expect(targets.stateOf('seat:1')).toBe('idle');
  // What is wanted is not among the answers: then everything possible glows.
  store.back();
  expect(store.group).toBeNull();
  expect(targets.stateOf('lot')).toBe('lit');
});

test('things of a subset are taken in and out, in the order of the game, up to the most', async () => {
  const { store, moves, targets } = open(['human', 'bot'], ({ type }) =>
    type === 'scrap'
      ? ({ gaps: { lots: { target: (lot: number) => `held:${lot}` } } } as never)
      : {},
  );
  for (let round = 0; round < 2; round++) {
    moves(1, { type: 'bid', coins: 0 } as never);
    store.deliver({ type: 'bid', coins: 1 } as never);
    await soon();
    if (round === 0) {
      store.deliver({ type: 'scrap', lots: [] } as never);
      await soon();
    }
  }
  const [first, second] = (store.position.view as unknown as { held: number[][] }).held[0]!;
  store.choose(choiceOf(store, 'scrap'));
  expect(targets.stateOf(`held:${first}`)).toBe('lit');
  targets.press(`held:${second}`);
  targets.press(`held:${first}`);
  expect(store.filling?.values).toEqual({ lots: [first, second] });
  expect(targets.stateOf(`held:${first}`)).toBe('picked');
  targets.press(`held:${second}`);
  expect(store.filling?.values).toEqual({ lots: [first] });
  store.toggle('nonsense', first!);
  expect(store.filling?.values).toEqual({ lots: [first] });
});

test('a press on what is not possible says why', async () => {
  const { store, targets } = open();
  targets.press('dear');
  await soon();
  await soon();
  expect(store.reason?.text).toBe('Only 10 coins.');
});

test('out of turn a press says who is asked', async () => {
  const { store, targets, state } = open();
  store.deliver({ type: 'bid', coins: 0 } as never);
  await soon();
  expect(state.played).toHaveLength(1);
  expect(store.position.frame).toBeNull();
  targets.press('anything');
  await soon();
  await soon();
  expect(store.reason).not.toBeNull();
});

test('what happens is written down, new lines counted until the next own move', async () => {
  const { store, moves } = open(['human', 'bot', 'bot']);
  expect(store.lines.map(({ text }) => text)).toEqual([expect.stringMatching(/^Lot \d is up\.$/)]);
  expect(store.unseen).toBe(0);
  moves(1, { type: 'bid', coins: 3 } as never);
  moves(2, { type: 'bid', coins: 0 } as never);
  moves(1, { type: 'give', to: 0, coins: 1 } as never);
  expect(store.lines.at(-1)?.text).toBe('Coins change hands.');
  expect(store.unseen).toBe(1);
  store.deliver({ type: 'bid', coins: 0 } as never);
  await soon();
  expect(store.unseen).toBe(0);
  expect(store.banner).toBeNull();
});

test('a new lot is a banner, spoken, and a turn a sound', async () => {
  const { store, moves } = open();
  store.deliver({ type: 'bid', coins: 0 } as never);
  await soon();
  moves(1, { type: 'bid', coins: 1 } as never);
  sounds.splice(0);
  moves(1, { type: 'scrap', lots: [] } as never);
  expect(store.banner?.title).toBe('A new lot');
  expect(sounds).toContain('turn');
  expect(store.spoken.at(-1)?.text).toMatch(/is up/);
  store.dropBanner();
  expect(store.banner).toBeNull();
});

test('announcements follow each other, the last twelve, never an empty one', () => {
  const { store } = open();
  for (let i = 0; i < 20; i++) store.announce(`line ${i}`);
  store.announce('  ');
  expect(store.spoken).toHaveLength(12);
  expect(store.spoken.at(-1)?.text).toBe('line 19');
  const numbers = store.spoken.map(({ n }) => n);
  expect(new Set(numbers).size).toBe(12);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});

test('the table is remembered with its heading, and whether a person here is asked', async () => {
  const { store, state, moves } = open();
  store.deliver({ type: 'bid', coins: 0 } as never);
  await soon();
  expect(state.notes.at(-1)).toEqual({ note: 'Round 1 of 9', mine: false });
  moves(1, { type: 'bid', coins: 1 } as never);
  moves(1, { type: 'scrap', lots: [] } as never);
  expect(state.notes.at(-1)).toEqual({ note: 'Round 1 of 9', mine: true });
});

test('an own move that the table elsewhere has not told yet is not followed up', async () => {
  const follow = vi.fn(() => ({ type: 'scrap', lots: [] }));
  const { store, state, moves } = open(['human', 'bot'], () => ({ follow }) as never);
  moves(1, { type: 'bid', coins: 0 } as never);
  state.silent = true;
  store.choose(choiceOf(store, 'bid'));
  store.submitFilling();
  await soon();
  expect(state.played).toHaveLength(1);
  expect(follow).not.toHaveBeenCalled();
});

test('names of people who come and go are taken over', () => {
  const { store, port, tell } = open();
  (port.seats[1] as { name: string }).name = 'Bruno';
  tell();
  expect(store.scene.names[1]).toBe('Bruno');
});

test('side panel, desk and list of moves: opened and closed one step at a time', () => {
  const { store } = open();
  store.tab = 'log';
  expect(store.drawer).toBe(true);
  expect(store.back()).toBe(true);
  expect(store.drawer).toBe(false);
  store.openRule('R4');
  expect([store.tab, store.rule, store.drawer]).toEqual(['rules', 'R4', true]);
  store.tab = 'board';
  expect(store.drawer).toBe(false);
  store.toggleMore();
  expect(store.more).toBe(true);
  store.choose(choiceOf(store, 'bid'));
  store.clear();
  expect(store.more).toBe(false);
  store.look('lot', { width: 0, height: 40 });
  expect(store.gaze).toEqual({ at: 'lot', card: { width: 0, height: 40 } });
});

test('closing leaves the table', () => {
  const { store, state, moves } = open();
  store.close();
  expect(state.closed).toBe(true);
  moves(1, { type: 'bid', coins: 1 } as never);
  expect(store.position.moves).toBe(0);
});

test('in the past a press looks, and chooses nothing', async () => {
  const { store, port, targets } = open(['human', 'bot'], ({ type }) =>
    type === 'bid' ? { path: ['lot'] } : {},
  );
  store.visit({ position: port.position(0), move: 0 });
  targets.press('lot');
  await soon();
  expect(store.filling).toBeNull();
  expect(store.reason).toBeNull();
  store.visit(null);
  targets.press('lot');
  expect(store.filling).not.toBeNull();
});

test('the list of all moves is put away by a step back', () => {
  const { store } = open();
  expect(store.back()).toBe(false);
  store.toggleMore();
  expect(store.back()).toBe(true);
  expect(store.more).toBe(false);
  expect(store.back()).toBe(false);
});

test('what the question is part of is said while it is asked, and not in the past', async () => {
  const within = vi.fn((_scene: unknown, _frame: unknown) => ({ title: 'Auction' }));
  const fake = fakePort(['human', 'bot']);
  const store = makeTableStore(fake.port, { ...uiOf(), within } as never);
  expect(store.inside).toEqual({ title: 'Auction' });
  expect(within).toHaveBeenCalledWith(store.scene, store.position.frame);
  store.visit({ position: fake.port.position(0), move: 0 });
  expect(store.inside).toBeNull();
  store.visit(null);
  store.deliver({ type: 'bid', coins: 0 } as never);
  await soon();
  expect(store.inside).toBeNull();
});

test('a standing phone: many places, or places out of sight, become a row of cards', () => {
  resizeTo(390, 844);
  const { store } = open();
  expect(store.fold.form).toBe('standing');
  const crowded = (lit: number, inSight: boolean): boolean => {
    store.crowd(lit, inSight);
    return store.crowded;
  };
  expect([crowded(5, true), crowded(6, true)]).toEqual([false, true]);
  expect([crowded(1, false), crowded(2, false)]).toEqual([false, true]);
  store.tab = 'log';
  expect(store.crowded).toBe(false);
  resizeTo(1280, 720);
  store.tab = 'board';
  expect(store.crowded).toBe(false);
});

test('the desk, where it has no place of its own, lies over the board and is put away', () => {
  resizeTo(390, 844);
  const { port } = fakePort(['human', 'bot']);
  const store = makeTableStore(port, { ...uiOf(), Desk: {} } as never);
  expect(store.fold.desk).toBe('page');
  store.openDesk();
  expect(store.sheet).toBe(true);
  expect(store.back()).toBe(true);
  expect(store.sheet).toBe(false);
  store.openDesk();
  store.tab = 'log';
  expect(store.sheet).toBe(false);
  store.toggleDesk();
  expect(store.tab).toBe('mine');
  store.toggleDesk();
  expect(store.tab).toBe('board');
  store.openDesk();
  store.closeDesk();
  expect([store.sheet, store.drawer]).toEqual([false, false]);
  resizeTo(1280, 720);
});

test('money is heard as coins, a card turned over as paper, things moved as wood', () => {
  const heard = (telling: object): string[] => {
    const ui = { ...uiOf(), tell: () => telling };
    const fake = fakePort(['bot', 'bot']);
    makeTableStore(fake.port, ui as never);
    sounds.splice(0);
    fake.moves(0, { type: 'give', to: 1, coins: 1 } as never);
    fake.moves(0, { type: 'bid', coins: 2 } as never);
    fake.moves(1, { type: 'bid', coins: 0 } as never);
    return sounds.filter((sound) => sound !== 'turn');
  };
  const [move, flip] = [{ do: 'move' }, { do: 'flip' }];
  expect(new Set(heard({ about: 'money', cues: [move, flip] }))).toEqual(new Set(['coin']));
  expect(new Set(heard({ cues: [move, flip] }))).toEqual(new Set(['paper']));
  expect(new Set(heard({ cues: [move] }))).toEqual(new Set(['wood']));
  expect(heard({})).toEqual([]);
});

test('what moves on the board is shown, what others did a little faster', () => {
  const cues = [{ do: 'move' }];
  const tell = (_scene: unknown, { seat }: { seat: number }): object => ({ cues, seat });
  const fake = fakePort(['human', 'bot']);
  makeTableStore(fake.port, { ...uiOf(), tell } as never);
  motions.splice(0);
  fake.moves(0, { type: 'give', to: 1, coins: 1 } as never);
  fake.moves(1, { type: 'give', to: 0, coins: 1 } as never);
  expect(motions).toEqual([
    [cues, 1],
    [cues, 1.6],
  ]);
});

test('a new question puts an end to what was refused at the one before', async () => {
  const { store, state, moves } = open();
  state.refuses = { code: 'too-few-coins', facts: { coins: 10 } };
  store.deliver({ type: 'bid', coins: 0 } as never);
  await soon();
  expect(store.reason).not.toBeNull();
  moves(1, { type: 'bid', coins: 1 } as never);
  expect(store.reason).not.toBeNull();
  state.refuses = null;
  store.deliver({ type: 'bid', coins: 0 } as never);
  await soon();
  expect(store.reason).toBeNull();
});

test('the pointer aims at nothing once a target is picked, a group opened or all is put away', () => {
  const { store, targets } = open(['human', 'bot'], ({ type }) =>
    type === 'bid' ? { path: ['pile', 'lot'] } : {},
  );
  const aim = (): void => store.aim(choiceOf(store, 'bid'));
  for (const act of [
    () => targets.press('pile'),
    () => store.openGroup('give'),
    () => store.clear(),
  ]) {
    aim();
    expect(store.hoverChoice).not.toBeNull();
    act();
    expect(store.hoverChoice).toBeNull();
  }
});

test('out of a deal that is the question itself: taken back, left, or put away', async () => {
  const dealUi = (leave?: object) => ({
    ...uiOf(),
    deal: () => ({
      title: 'Deal',
      sides: [],
      send: { label: 'Send' },
      ...(leave ? { leave } : {}),
    }),
  });
  const leaving = fakePort(['human', 'bot']);
  const left = makeTableStore(leaving.port, dealUi({ type: 'bid', coins: 0 }) as never);
  expect(left.deal).not.toBeNull();
  expect(left.back()).toBe(true);
  await soon();
  expect(leaving.state.played).toEqual([[0, { type: 'bid', coins: 0 }, undefined]]);
  const staying = fakePort(['human', 'bot']);
  const put = makeTableStore(staying.port, dealUi() as never);
  expect(put.deal).not.toBeNull();
  expect(put.back()).toBe(true);
  await soon();
  expect([staying.state.played, put.deal]).toEqual([[], null]);
});

test('who watches, looks back or has finished is told no reason by a press', async () => {
  const ask = vi.fn(async () => ({ code: 'too-few-coins', facts: { coins: 10 } }));
  const pressed = async (kinds: Kinds, prepare: (opened: ReturnType<typeof open>) => void) => {
    const opened = open(kinds);
    opened.port.ask = ask;
    prepare(opened);
    opened.targets.press('dear');
    await soon();
    await soon();
    return opened.store.reason;
  };
  expect(await pressed(['bot', 'bot'], () => {})).toBeNull();
  expect(
    await pressed(['human', 'bot'], ({ state, tell }) => {
      state.match.s.agenda.length = 0;
      tell();
    }),
  ).toBeNull();
  expect(
    await pressed(['human', 'bot'], ({ store, port }) =>
      store.visit({ position: port.position(0), move: 0 }),
    ),
  ).toBeNull();
  expect(ask).not.toHaveBeenCalled();
  expect(await pressed(['human', 'bot'], () => {})).not.toBeNull();
});

test('a press on what has no reason of its own says who is asked, and nothing to who is asked', async () => {
  const { store, targets } = open();
  targets.press('anything');
  await soon();
  await soon();
  expect(store.reason).toBeNull();
  store.deliver({ type: 'bid', coins: 0 } as never);
  await soon();
  targets.press('anything');
  await soon();
  await soon();
  expect(store.reason?.text).toBe('Tomás is asked.');
});

test('what a move would do is shown where it ends, for the button or the target under the pointer', () => {
  const { store, targets } = open(['human', 'bot'], ({ type }) =>
    type === 'bid' ? ({ path: ['lot'], preview: { text: 'pays 3' } } as never) : {},
  );
  expect(store.preview).toBeNull();
  targets.hover('lot');
  expect(store.preview).toMatchObject({ text: 'pays 3', at: 'lot' });
  targets.hover('elsewhere');
  expect(store.preview).toBeNull();
  targets.hover(null);
  store.aim(choiceOf(store, 'bid'));
  expect(store.preview).toMatchObject({ at: 'lot' });
  store.aim(choiceOf(store, 'give'));
  expect(store.preview).toBeNull();
});

test('a target names the first three moves that wait there', () => {
  const { targets, store } = open(['human', 'bot', 'bot', 'bot'], ({ type, to }) =>
    type === 'give' ? { path: ['purse', `seat:${to}`], label: `to ${to}` } : {},
  );
  expect(targets.offers('purse')).toBe('');
  store.openGroup('give');
  expect(targets.offers('purse')).toBe('to 1, or to 2, or to 3');
  expect(targets.offers('seat:1')).toBe('');
});

test('behind the curtain a press does nothing', async () => {
  const { store, targets } = open(['human', 'human'], ({ type }) =>
    type === 'bid' ? { path: ['lot'] } : {},
  );
  targets.press('lot');
  targets.press('dear');
  await soon();
  await soon();
  expect([store.filling, store.reason]).toEqual([null, null]);
});

test('a hint that takes long says that it is worked on', async () => {
  const { store, port } = open();
  let give = (_advice: null): void => {};
  port.hint = () => new Promise((resolve) => (give = resolve as never));
  vi.useFakeTimers();
  try {
    const asked = store.askHint();
    await vi.advanceTimersByTimeAsync(250);
    expect(store.hintSlow).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(store.hintSlow).toBe(true);
    // Asked once is enough.
    const again = vi.spyOn(port, 'hint');
    await store.askHint();
    expect(again).not.toHaveBeenCalled();
    give(null);
    await asked;
    expect([store.hintSlow, store.hintBusy, store.hint]).toEqual([false, false, null]);
  } finally {
    vi.useRealTimers();
  }
});

test('a banner goes by itself, unless somebody reads it', async () => {
  vi.useFakeTimers();
  try {
    const { store, moves } = open(['bot', 'bot']);
    const turnUp = (): void => {
      moves(0, { type: 'bid', coins: 1 } as never);
      moves(1, { type: 'bid', coins: 0 } as never);
      moves(0, { type: 'scrap', lots: [] } as never);
    };
    turnUp();
    expect(store.banner).not.toBeNull();
    store.holdBanner();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.banner).not.toBeNull();
    store.letBannerGo();
    await vi.advanceTimersByTimeAsync(3900);
    expect(store.banner).not.toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(store.banner).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('a turn is heard when one is asked, not again while one still is', async () => {
  const { store, moves } = open(['human', 'bot', 'bot']);
  sounds.splice(0);
  moves(1, { type: 'bid', coins: 1 } as never);
  expect(sounds).not.toContain('turn');
  store.deliver({ type: 'bid', coins: 0 } as never);
  await soon();
  expect(sounds).not.toContain('turn');
  moves(2, { type: 'bid', coins: 0 } as never);
  expect(sounds).not.toContain('turn');
  moves(1, { type: 'scrap', lots: [] } as never);
  expect(sounds.filter((sound) => sound === 'turn')).toHaveLength(1);
});

test('a step back takes the mark off before anything else', () => {
  const { store, targets } = open(['human', 'bot'], ({ type }) =>
    type === 'bid' ? { path: ['lot'] } : {},
  );
  store.careful = true;
  targets.press('lot');
  expect([store.marked, store.inGroup]).toEqual(['lot', true]);
  expect(store.back()).toBe(true);
  expect([store.marked, store.inGroup]).toEqual([null, false]);
  expect(store.back()).toBe(false);
});

test('the end of the game is heard', () => {
  const { state, tell } = open(['bot', 'bot']);
  sounds.splice(0);
  state.match.s.agenda.length = 0;
  tell();
  expect(sounds).toContain('over');
});

test('a row that waits does not go on while the table is held up', async () => {
  const follow = () => ({ type: 'bid', coins: 0 });
  const { store, state, moves } = open(['human', 'bot'], ({ type }) =>
    type === 'bid' ? ({ follow, waits: true } as never) : {},
  );
  store.choose(choiceOf(store, 'bid'));
  store.fillIn('coins', 0);
  store.submitFilling();
  await soon();
  moves(1, { type: 'bid', coins: 1 } as never);
  state.held = 'paused';
  moves(1, { type: 'scrap', lots: [] } as never);
  await soon();
  expect(state.played).toHaveLength(1);
});
