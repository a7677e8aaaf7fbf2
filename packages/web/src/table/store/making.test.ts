/** A move on its way: chosen, filled in, confirmed, played, taken back. */
import { choiceOf, differing, openStore, shown, soon } from '../../testing/open-store.ts';
import type { Show } from '../../testing/open-store.ts';
import type { Move } from '@boardroom/kernel';
import type { Choice } from '@boardroom/ui-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lotsMatch, slowestLots } from '../../testing/lots-table.ts';

const bid = (coins: number): Move => ({ type: 'bid', coins }) as Move;
const scrap = { type: 'scrap', lots: [] } as Move;
const types = (played: readonly (readonly [number, Move, ...unknown[]])[]): string[] =>
  played.map(([, { type }]) => type);

beforeEach(() => {
  shown.sounds.splice(0);
  shown.meanwhile = null;
});
afterEach(() => void vi.unstubAllGlobals());

test('a form begins with what the board proposes', () => {
  const { store } = openStore(['human', 'bot'], () => ({ gaps: { coins: { start: 4 } } }));
  store.choose(choiceOf(store, 'bid'));
  expect(store.filling?.values).toEqual({ coins: 4 });
});

test('a move without gaps is played at once; it is heard, focused and told of', async () => {
  const moved = vi.fn();
  const { store, state } = openStore(['human', 'bot'], undefined, { setting: { moved } });
  const { focused, finished } = shown;
  store.choose({ ...choiceOf(store, 'bid'), template: bid(2) } as Choice);
  await soon();
  expect(state.played).toEqual([[0, bid(2), undefined]]);
  expect(moved).toHaveBeenCalledExactlyOnceWith(bid(2));
  expect(shown.focused).toBe(focused + 1);
  // What still moves is brought to its end before something new begins.
  expect(shown.finished).toBe(finished + 1);
});

test('a pressed button shows it until it is drawn, and a second press is none', async () => {
  let draw = (): void => {};
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => (draw = then));
  const { store, state } = openStore();
  const choice = { ...choiceOf(store, 'bid'), template: bid(2) } as Choice;
  store.choose(choice);
  store.choose({ ...choice, template: bid(3) } as Choice);
  expect(store.pressed).toBe(choice);
  expect(state.played).toEqual([]);
  draw();
  await soon();
  await soon();
  expect(store.pressed).toBeNull();
  expect(state.played).toEqual([[0, bid(2), undefined]]);
});

test('who watches plays nothing', async () => {
  const { store, state } = openStore(['bot', 'bot']);
  store.deliver(bid(1));
  await store.undo();
  await soon();
  expect([state.played, state.undone]).toEqual([[], []]);
});

test('nothing is sent, said or confirmed where nothing is open', async () => {
  const { store, state } = openStore();
  store.submitFilling();
  store.confirm();
  store.speak('hello');
  store.fillIn('coins', 1);
  store.toggle('lots', 1);
  store.takeHint();
  store.sendDeal();
  await soon();
  expect([store.filling, state.played]).toEqual([null, []]);
});

test('out of a confirmation, and nothing of it is left', () => {
  const { store } = openStore(['human', 'bot'], () => ({ confirm: 'Sure?' }));
  store.choose(choiceOf(store, 'bid'));
  store.submitFilling();
  expect(store.confirming).not.toBeNull();
  expect(store.back()).toBe(true);
  expect([store.confirming, store.filling]).toEqual([null, null]);
  expect(store.back()).toBe(false);
});

test('a choice takes the reason of the last refusal and a hint with it', async () => {
  const { store, state } = openStore();
  state.advice = { move: bid(2) };
  await store.askHint();
  state.refuses = { code: 'too-few-coins', facts: { coins: 1 } };
  store.choose(choiceOf(store, 'bid'));
  store.submitFilling();
  await soon();
  expect(store.hint).toBeNull();
  expect(store.reason).not.toBeNull();
});

test('no more things are taken than fit', () => {
  const lots = { gap: 'subset', of: [3, 1, 2], min: 0, max: 2 };
  const { store } = openStore(['human', 'bot'], undefined, {
    port: (port) => differing(port, { legal: [{ type: 'scrap', lots }] as never }),
  });
  store.choose(choiceOf(store, 'scrap'));
  for (const lot of [1, 3, 2]) store.toggle('lots', lot);
  expect(store.filling?.values).toEqual({ lots: [3, 1] });
});

test('advice that no button offers is played as it is', async () => {
  const { store, state } = openStore();
  state.advice = { move: { type: 'say', message: 0 } as never };
  await store.askHint();
  expect(store.hint?.choice).toBeNull();
  store.takeHint();
  await soon();
  expect(types(state.played)).toEqual(['say']);
});

test('advice that ends much asks like the button does', async () => {
  const { store, state } = openStore(['human', 'bot'], () => ({ confirm: 'Sure?' }));
  state.advice = { move: bid(2) };
  await store.askHint();
  store.takeHint();
  await soon();
  expect(store.confirming?.move).toEqual(bid(2));
  expect(state.played).toEqual([]);
});

test('what one says goes with what it is said through', async () => {
  const { store, state } = openStore();
  const choice = { ...choiceOf(store, 'bid'), template: { type: 'say' } } as Choice;
  await store.utter(choice, { message: 0 }, 'hello');
  expect(state.played).toEqual([[0, { type: 'say', message: 0 }, 'hello']]);
});

/** A row of answers: a bid, and then nothing is scrapped, as often as it is asked. */
const inARow: Show = () => ({
  follow: (_scene, frame: { kind: string }) => (frame.kind === 'scrap' ? scrap : null),
});
const openRow = () => {
  const opened = openStore(['human', 'bot'], inARow, {
    match: lotsMatch(2, 'row', slowestLots),
  });
  opened.moves(1, bid(0));
  return opened;
};
const begin = ({ store }: ReturnType<typeof openRow>): void => {
  store.choose(choiceOf(store, 'bid'));
  store.fillIn('coins', 1);
  store.submitFilling();
};

test('a row stops where something else happens while it is shown', async () => {
  const opened = openRow();
  const { moves, state } = opened;
  shown.meanwhile = () => {
    shown.meanwhile = null;
    moves(1, { type: 'give', to: 0, coins: 1 } as never);
  };
  begin(opened);
  for (let i = 0; i < 4; i++) await soon();
  expect(types(state.played)).toEqual(['bid']);
});

test('a row stops where somebody else has the screen', async () => {
  const opened = openRow();
  shown.meanwhile = () => {
    shown.meanwhile = null;
    opened.store.handTo(1);
  };
  begin(opened);
  for (let i = 0; i < 4; i++) await soon();
  expect(types(opened.state.played)).toEqual(['bid']);
});

test('of a row that was made in one press one move can be taken back', async () => {
  const opened = openRow();
  const { store, state } = opened;
  begin(opened);
  for (let i = 0; i < 6; i++) await soon();
  expect(types(state.played)).toEqual(['bid', 'scrap', 'scrap', 'scrap']);
  await store.undo(0);
  expect(state.undone.at(-1)).toEqual([0, 1]);
});

const waiting = (follow: () => Move | null): Show =>
  (({ type }: { type: string }) => (type === 'bid' ? { follow, waits: true } : {})) as Show;

async function roundOf({ moves }: ReturnType<typeof openStore>): Promise<void> {
  moves(1, bid(1));
  moves(1, scrap);
  for (let i = 0; i < 3; i++) await soon();
}

test('a row that waits goes on round after round', async () => {
  const opened = openStore(
    ['human', 'bot'],
    waiting(() => bid(0)),
  );
  const { store, state } = opened;
  store.choose(choiceOf(store, 'bid'));
  store.submitFilling();
  await soon();
  for (let round = 0; round < 3; round++) await roundOf(opened);
  expect(types(state.played)).toEqual(['bid', 'bid', 'bid', 'bid']);
});

test('a row that waits ends when it has nothing to say, is taken back, or another is chosen', async () => {
  const ends = async (
    follow: () => Move | null,
    act: (opened: ReturnType<typeof openStore>) => void,
  ): Promise<number> => {
    const opened = openStore(['human', 'bot'], waiting(follow));
    opened.store.choose(choiceOf(opened.store, 'bid'));
    opened.store.submitFilling();
    await soon();
    act(opened);
    await roundOf(opened);
    return opened.state.played.length;
  };
  expect(
    await ends(
      () => bid(0),
      () => {},
    ),
  ).toBe(2);
  expect(
    await ends(
      () => null,
      () => {},
    ),
  ).toBe(1);
  expect(
    await ends(
      () => bid(0),
      ({ store }) => void store.undo(),
    ),
  ).toBe(1);
  expect(
    await ends(
      () => bid(0),
      ({ store }) => store.choose(choiceOf(store, 'give')),
    ),
  ).toBe(1);
  expect(
    await ends(
      () => bid(0),
      ({ store }) => store.handTo(1),
    ),
  ).toBe(1);
});

const dealUi = (deal: object) => ({
  deal: () => ({ title: 'Deal', sides: [], send: { label: 'Send' }, ...deal }),
});

test('a deal that is not whole cannot be sent', async () => {
  const { store, state } = openStore(['human', 'bot'], undefined, { ui: dealUi({}) });
  store.sendDeal();
  await soon();
  expect(state.played).toEqual([]);
});

test('a deal without words is sent without; what was open closes before the table tells', async () => {
  const send = { label: 'Send', move: { type: 'give', to: 1, coins: 2 } };
  const { store, state } = openStore(['human', 'bot'], undefined, { ui: dealUi({ send }) });
  state.silent = true;
  store.sayInDeal('hello');
  store.openGroup('give');
  store.sendDeal();
  expect(store.group).toBeNull();
  await soon();
  expect(state.played).toEqual([[0, send.move, undefined]]);
  const spoken = openStore(['human', 'bot'], undefined, {
    ui: dealUi({ send, words: { name: 'Words' } }),
  });
  spoken.store.sayInDeal('   ');
  spoken.store.sendDeal();
  await soon();
  expect(spoken.state.played[0]![2]).toBeUndefined();
});

test('out of a deal that was begun by a move: the move is taken back', async () => {
  const { store, state } = openStore(['human', 'bot'], undefined, {
    ui: dealUi({ leave: bid(0) }),
    port: (port) => differing(port, { undoable: 1 }),
  });
  expect(store.leaveDeal()).toBe(true);
  await soon();
  expect([state.undone, state.played]).toEqual([[[0, 1]], []]);
  expect(openStore().store.leaveDeal()).toBe(false);
});
