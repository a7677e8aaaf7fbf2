/** What follows from seats, options and edition alone: lookup tables and moves made once. */
import { NONE } from '@boardroom/kernel';
import type { Table } from '@boardroom/kernel';
import type { Content, Effect } from './content.ts';
import type { Options } from './options.ts';
import { movesOf } from './moves.ts';
import type { Moves } from './moves.ts';
import type { ProjectPlan } from './types.ts';
import { visitRates } from './visits.ts';

/** The certifications are the ninth group. */
export const CERTIFICATIONS = 8;
/** What the cells of the board do; a contract cell has its number, 0 to 27, instead. */
export const CELL = {
  go: -1,
  vacation: -2,
  wfa: -3,
  gotoWfa: -4,
  chance: -5,
  chest: -6,
  penalty: -7,
};
/** Members of sets that stand for the exit cards of the two packs. */
export const EXIT_CARD = [28, 29] as const;
export const ALL_CONTRACTS = 2 ** 28 - 1;
export const EXIT_CARDS = 3 << 28;
export const CARDS = 16;

export interface Facts {
  /** Ids and prices by contract. */
  readonly ids: readonly string[];
  readonly price: readonly number[];
  readonly cellOf: readonly number[];
  readonly group: readonly number[];
  readonly ftePrice: readonly number[];
  /** R53: fees by contract and level, `levels` in a row. */
  readonly fees: readonly number[];
  readonly levels: number;
  /** The level of the QM team; below it levels count FTEs. */
  readonly top: number;
  readonly extension: readonly number[];
  readonly addition: readonly number[];
  readonly redemption: readonly number[];
  readonly certificationFee: readonly number[];
  readonly groupIds: readonly string[];
  /** The contracts of each group as a list and as a set. */
  readonly members: readonly (readonly number[])[];
  readonly groupSet: readonly number[];
  readonly projects: number;
  readonly certifications: number;
  /** By cell: a contract's number or one of CELL. */
  readonly cells: readonly number[];
  /** By cell: the id of a contract or penalty, or the kind of the cell. */
  readonly places: readonly string[];
  readonly certificationCells: readonly number[];
  /** Expected stops on each cell in one hand of one PM. */
  readonly visits: readonly number[];
  /** Fees expected from one hand of one PM, by contract and level; a group complete without staff pays double (R54). */
  readonly flows: readonly number[];
  readonly penalty: readonly number[];
  readonly wfaCell: number;
  /** All cards, Chance first; and where the exit cards are. */
  readonly cardIds: readonly string[];
  readonly effects: readonly Effect[];
  readonly exitCard: readonly number[];
  readonly contractOf: Readonly<Record<string, number>>;
  readonly groupOf: Readonly<Record<string, number>>;
  /** Contracts and exit cards, by id and by number. */
  readonly itemOf: Readonly<Record<string, number>>;
  readonly itemIds: readonly string[];
  readonly itemValue: readonly number[];
  readonly budget: number;
  readonly dealt: number;
  readonly moves: Moves;
}

export function facts(t: Omit<Table<ProjectPlan>, 'facts'>): Facts {
  const { content, options, players } = t;
  const board = cellsOf(content, options);
  const contracts = content.cells.filter((cell) => cell.kind === 'contract');
  const groupIds = [...content.groups.map((group) => group.id), content.certifications.id];
  const ids = contracts.map((contract) => contract.id);
  const price = contracts.map((contract) => contract.price);
  const group = contracts.map((contract) => groupIds.indexOf(contract.group));
  const members = groupIds.map((_, g) => ids.map((_id, c) => c).filter((c) => group[c] === g));
  const groupSet = members.map((list) => list.reduce((set, c) => set | (1 << c), 0));
  const top = options.fteBeforeQm + 1;
  const extension = price.map((sum) => sum / 2);
  const cards = [...content.chance, ...content.chest];
  const exitCard = cards.flatMap((card, i) => (card.effect.kind === 'exitCard' ? [i] : []));
  const places = placesOf(content, board);
  const certificationCells = members[CERTIFICATIONS]!.map((c) => board.indexOf(c));
  const itemIds = [...ids, ...exitCard.map((card) => cards[card]!.id)];
  const cellOf = ids.map((_, c) => board.indexOf(c));
  const fees = contracts.flatMap((_, c) => feesOf(content.groups[group[c]!]?.fees, price[c]!, top));
  const visits = visitRates({
    cells: board,
    wfaCell: board.indexOf(CELL.wfa),
    chance: CELL.chance,
    chest: CELL.chest,
    gotoWfa: CELL.gotoWfa,
    effects: cards.map((card) => card.effect),
    target: (effect, from) => target(places, certificationCells, effect, from),
  });
  return {
    ids,
    price,
    cellOf,
    group,
    ftePrice: group.map((g) => content.groups[g]?.ftePrice ?? 0),
    fees,
    levels: top + 1,
    top,
    extension,
    addition: extension.map((sum) => sum / 10),
    redemption: extension.map((sum) => sum + sum / 10),
    certificationFee: members[CERTIFICATIONS]!.map(
      (_, i, { length }) => content.certifications.fee * (i + 1) * (i + 1 === length ? 2 : 1),
    ),
    groupIds,
    members,
    groupSet,
    projects: ALL_CONTRACTS & ~groupSet[CERTIFICATIONS]!,
    certifications: groupSet[CERTIFICATIONS]!,
    cells: board,
    places,
    certificationCells,
    visits,
    flows: fees.map((fee, i) => {
      const level = i % (top + 1);
      return visits[cellOf[(i - level) / (top + 1)]!]! * (level === 0 ? 2 * fee : fee);
    }),
    penalty: content.cells.map((cell) => (cell.kind === 'penalty' ? cell.amount : 0)),
    wfaCell: board.indexOf(CELL.wfa),
    cardIds: cards.map((card) => card.id),
    effects: cards.map((card) => card.effect),
    exitCard,
    contractOf: numbered(ids),
    groupOf: numbered(groupIds),
    itemOf: numbered(itemIds),
    itemIds,
    itemValue: [...price, content.exitCardValue, content.exitCardValue],
    budget: content.budgets[players - 2]!,
    dealt: options.dealMode === 'none' ? 0 : content.dealt[players - 2]!,
    moves: movesOf(ids, groupIds, itemIds, players),
  };
}

/** `cornerSwap`: WFA and Vacation change places. */
function cellsOf(content: Content, options: Options): number[] {
  let contract = 0;
  return content.cells.map(({ kind }) => {
    if (kind === 'contract') return contract++;
    if (options.cornerSwap && kind === 'vacation') return CELL.wfa;
    if (options.cornerSwap && kind === 'wfa') return CELL.vacation;
    return CELL[kind];
  });
}

/** The id of a contract or penalty, or the kind of the cell. */
function placesOf(content: Content, board: readonly number[]): string[] {
  return content.cells.map((cell, i) => {
    if (board[i] === CELL.wfa) return 'wfa';
    if (board[i] === CELL.vacation) return 'vacation';
    return 'id' in cell ? cell.id : cell.kind;
  });
}

/** R71: cells forward to the first certification, cell of a kind, or contract. */
export function distance(
  places: readonly string[],
  certificationCells: readonly number[],
  from: number,
  to: string,
): number {
  for (let points = 1; points <= 40; points++) {
    const cell = (from + points) % 40;
    if (to === 'certification' ? certificationCells.includes(cell) : places[cell] === to)
      return points;
  }
  throw new Error(`there is no cell ${to}`);
}

/** The cell a card leads to, or NONE. */
function target(
  places: readonly string[],
  certificationCells: readonly number[],
  effect: Effect,
  from: number,
): number {
  if (effect.kind === 'back') return (from + 40 - effect.cells) % 40;
  if (effect.kind !== 'advance') return NONE;
  return (from + distance(places, certificationCells, from, effect.to)) % 40;
}

/** `fteBeforeQm` 5: the fee of a fifth FTE lies halfway between four and the QM team. */
function feesOf(percents: readonly number[] | undefined, price: number, top: number): number[] {
  const fees = (percents ?? [0, 0, 0, 0, 0, 0]).map((percent) => (percent * price) / 100);
  if (top === 6) fees.splice(5, 0, upToTen((fees[4]! + fees[5]!) / 2));
  return fees;
}

export function upToTen(amount: number): number {
  return Math.ceil(amount / 10) * 10;
}

function numbered(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name, i) => [name, i]));
}
