/** The schema of an edition: board, groups, cards and sums of money. */
import { z } from 'zod';

/** R9: all amounts are whole multiples of 10. */
const money = z.int().min(0).multipleOf(10);
const id = z.string().min(1).max(20);

const CORNERS = ['go', 'vacation', 'wfa', 'gotoWfa'] as const;

const cell = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(CORNERS) }),
  z.object({ kind: z.enum(['chance', 'chest']) }),
  z.object({ kind: z.literal('penalty'), id, amount: money }),
  /** R127: half the price and a tenth of that are whole tens only for multiples of 200. */
  z.object({ kind: z.literal('contract'), id, group: id, price: z.int().min(200).multipleOf(200) }),
]);

const effect = z.discriminatedUnion('kind', [
  /** To the first cell ahead of this kind, or of this contract; `certification` is a kind here. */
  z.object({
    kind: z.literal('advance'),
    to: id,
    /** The price of the first offer if it is free (R41). */
    price: money.optional(),
    feeTimes: z.int().min(1).max(10).optional(),
  }),
  z.object({ kind: z.literal('back'), cells: z.int().min(1).max(39) }),
  z.object({ kind: z.literal('goToWfa') }),
  z.object({ kind: z.literal('exitCard') }),
  z.object({ kind: z.literal('pay'), amount: money }),
  z.object({ kind: z.literal('receive'), amount: money }),
  z.object({ kind: z.literal('payPerStaff'), fte: money, qm: money }),
  z.object({ kind: z.literal('payEach'), amount: money }),
  z.object({ kind: z.literal('receiveFromEach'), amount: money }),
  z.object({ kind: z.literal('receivePerProject'), amount: money }),
  z.object({ kind: z.literal('receivePerCertification'), amount: money }),
  z.object({ kind: z.literal('receiveDice'), times: money }),
  z.object({ kind: z.literal('markOffForecast') }),
  z.object({ kind: z.literal('liftMarkers'), otherwise: money }),
]);
export type Effect = z.output<typeof effect>;

const pack = z
  .array(z.object({ id, effect }))
  .length(16)
  .refine((cards) => cards.filter((card) => card.effect.kind === 'exitCard').length === 1, {
    message: 'a pack has one exit card',
  });

const perPlayers = z.array(money).length(5);

export const content = z
  .object({
    /** For 2, 3, 4, 5 and 6 PMs. */
    budgets: perPlayers,
    dealt: z.array(z.int().min(0).max(14)).length(5),
    budgetIncrease: money,
    wfaExit: money,
    exitCardValue: money,
    /** The least bid and the least raise. */
    leastBid: money.min(10),
    ftes: z.int().min(0).max(99),
    qmTeams: z.int().min(0).max(99),
    certifications: z.object({ id, fee: money }),
    /** `fees` are percentages of the price at levels 0 to 4 and with the QM team. */
    groups: z
      .array(
        z.object({ id, ftePrice: money.multipleOf(20), fees: z.array(z.int().min(0)).length(6) }),
      )
      .length(8),
    cells: z.array(cell).length(40),
    chance: pack,
    chest: pack,
  })
  .check((ctx) => {
    for (const message of misfits(ctx.value))
      ctx.issues.push({ code: 'custom', message, input: ctx.value });
  });
export type Content = z.output<typeof content>;

/** What the parts of an edition demand of each other. */
function misfits(edition: {
  certifications: { id: string };
  groups: { id: string; fees: number[] }[];
  cells: z.output<typeof cell>[];
  dealt: number[];
  chance: { id: string; effect: Effect }[];
  chest: { id: string; effect: Effect }[];
}): string[] {
  const found: string[] = [];
  const contracts = edition.cells.filter((it) => it.kind === 'contract');
  if (contracts.length !== 28) found.push('28 cells are contracts');
  if (edition.cells[0]!.kind !== 'go') found.push('cell 0 is GO!');
  for (const kind of CORNERS)
    if (edition.cells.filter((it) => it.kind === kind).length !== 1)
      found.push(`one cell is ${kind}`);
  for (const { id: name } of [...edition.groups, edition.certifications])
    if (!contracts.some((it) => it.group === name)) found.push(`group ${name} has contracts`);
  for (const { group, price, id: name } of contracts) {
    const fees = edition.groups.find((it) => it.id === group)?.fees;
    if (!fees && group !== edition.certifications.id) found.push(`${name} is in a known group`);
    if (fees?.some((percent) => (percent * price) % 1000 !== 0))
      found.push(`the fees of ${name} are multiples of 10`);
  }
  edition.dealt.forEach((count, i) => {
    if (count * (i + 2) > 28) found.push('no more than 28 contracts are dealt');
  });
  const places = [...CORNERS, 'certification', ...contracts.map((it) => it.id)] as string[];
  for (const { id: name, effect: it } of [...edition.chance, ...edition.chest])
    if (it.kind === 'advance' && !places.includes(it.to)) found.push(`${name} leads to a cell`);
  const ids = [...contracts, ...edition.chance, ...edition.chest].map((it) => it.id);
  if (new Set(ids).size !== ids.length) found.push('every id is used once');
  return found;
}
