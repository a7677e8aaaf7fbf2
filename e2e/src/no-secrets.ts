/** Whether a page was told more than the rules tell its seat. */
import { expect } from 'vitest';
import { catalogue } from '../../packages/catalogue/src/index.ts';
import { wholeNow } from '../../packages/client/src/whole.ts';
import { isRefusal, openMatch, submit, toldTo, viewFor } from '../../packages/kernel/src/index.ts';
import type { MatchRecord, State } from '../../packages/kernel/src/index.ts';
import type { Now } from '../../packages/protocol/src/index.ts';

/** Every view a page was sent is one the rules show to its seat; so is every event. */
export async function expectNoSecrets(
  record: MatchRecord,
  heard: readonly (readonly string[])[],
): Promise<void> {
  const entry = catalogue.find(({ id }) => id === record.game)!;
  const [game, content] = [await entry.game(), await entry.editions[record.edition.id]!()];
  const { players, options } = record;
  const edition = { id: record.edition.id, content };
  const match = openMatch(game, { players, options, edition }, record.seed);
  if (isRefusal(match)) throw new Error(match.code);
  const allowed = heard.map(() => new Set<string>());
  const look = (s: State): void => {
    for (const [seat, views] of allowed.entries())
      views.add(canonical(viewFor(game, match.t, s, seat)));
  };
  look(match.s);
  for (const [seat, move] of record.moves) {
    const refusal = submit(match, seat, move);
    if (isRefusal(refusal)) throw new Error(refusal.code);
    look(match.s);
  }
  // There is something to hide, or this would prove nothing.
  expect([...allowed[0]!].some((view) => !allowed[1]!.has(view))).toBe(true);
  for (const [seat, lines] of heard.entries()) {
    const told = new Set(toldTo(match, seat).map(({ event }) => canonical(withoutNumber(event))));
    let views = 0;
    let last: Now | undefined;
    for (const line of lines) {
      const { now, items = [] } = JSON.parse(line) as {
        now?: Now;
        items?: { events?: object[] }[];
      };
      if (now) {
        views++;
        last = wholeNow(last, now);
        expect(allowed[seat]!.has(canonical(last.view)), `a view of seat ${seat}`).toBe(true);
      }
      for (const { events = [] } of items)
        for (const event of events)
          expect(told.has(canonical(withoutNumber(event))), JSON.stringify(event)).toBe(true);
    }
    expect(views).toBeGreaterThan(10);
  }
}

/** Messages have other numbers in a record: there they are in order, at the table they say nothing. */
function withoutNumber(event: object): object {
  return 'message' in event ? { ...event, message: 0 } : event;
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
