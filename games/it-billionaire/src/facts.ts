/** What follows from the edition alone: flat tables for the rules, and every constant move. */
import type { Content } from './content.ts';
import { CONTINENTS, LABS, SIZES, ZONES } from './types.ts';
import type {
  AcceptWork,
  AcquireLab,
  ChooseActions,
  DoWork,
  ForcedSale,
  SellLab,
  StopWork,
} from './types.ts';

export interface Facts {
  readonly locationAt: Readonly<Record<string, number>>;
  readonly itemAt: Readonly<Record<string, number>>;
  /** Per location. `bit` is its place among the locations of its zone, as a bit. */
  readonly cost: readonly number[];
  readonly upkeep: readonly number[];
  readonly capacity: readonly number[];
  readonly overhead: readonly number[];
  readonly continent: readonly number[];
  readonly zone: readonly number[];
  readonly bit: readonly number[];
  /** Locations of each zone. */
  readonly zones: readonly (readonly number[])[];
  /** Per item. `share` is one instalment; `red` is 1 for high risk. */
  readonly duration: readonly number[];
  readonly revenue: readonly number[];
  readonly instalments: readonly number[];
  readonly share: readonly number[];
  readonly fee: readonly number[];
  readonly red: readonly number[];
  readonly customer: readonly number[];
  readonly size: readonly number[];
  /** Per Event Card: the continent it closes. */
  readonly closes: readonly number[];
  /** R5 Action Cards of each kind. */
  readonly cards: readonly number[];
  readonly moves: Moves;
}

interface Moves {
  /** R26 By number of labs. */
  readonly choose: readonly (readonly ChooseActions[])[];
  readonly acquire: readonly AcquireLab[];
  /** At 3 · location + container number − 1. */
  readonly sell: readonly SellLab[];
  readonly forced: readonly ForcedSale[];
  readonly stop: readonly StopWork[];
  readonly accept: readonly AcceptWork[];
  /** By zone and set of labs (a sum of bits), then by container: one move per possible lead. */
  readonly work: readonly (readonly WorkMoves[])[];
}
interface WorkMoves {
  readonly labs: number;
  readonly byContainer: readonly (readonly DoWork[])[];
}

export function facts({ content }: { content: Content }): Facts {
  const { locations, items, events, cards } = content;
  const continent = locations.map((entry) => CONTINENTS.indexOf(entry.continent));
  const zone = continent.map((c) => c >> 1);
  const zones = ZONES.map((_, z) => locations.map((_, i) => i).filter((i) => zone[i] === z));
  const capacity = locations.map((entry) => entry.capacity);
  const counts = [cards.acquire, cards.sell, cards.select, cards.do, cards.stop];
  const perContainer = <M>(make: (id: string, container: number) => M): M[] =>
    locations.flatMap(({ id }) => [1, 2, 3].map((container) => make(id, container)));
  return {
    locationAt: indexById(locations),
    itemAt: indexById(items),
    cost: locations.map((entry) => entry.cost),
    upkeep: locations.map((entry) => entry.upkeep),
    capacity,
    overhead: locations.map((entry) => entry.overhead),
    continent,
    zone,
    bit: zone.map((z, i) => 1 << zones[z]!.indexOf(i)),
    zones,
    duration: items.map((entry) => entry.duration),
    revenue: items.map((entry) => entry.revenue),
    instalments: items.map((entry) => entry.instalments),
    share: items.map(({ revenue, instalments }) => revenue / Math.max(1, instalments)),
    fee: items.map((entry) => entry.fee),
    red: items.map((entry) => (entry.risk === 'high' ? 1 : 0)),
    customer: items.map((entry) => CONTINENTS.indexOf(entry.continent)),
    size: items.map((entry) => SIZES.indexOf(entry.size)),
    closes: events.map((entry) => CONTINENTS.indexOf(entry.continent)),
    cards: counts,
    moves: {
      choose: [0, 1, 2, 3].map((labs) => choices(counts, 1 + labs)),
      acquire: locations.map(({ id }) => ({ type: 'acquireLab', location: id })),
      sell: perContainer((lab, container) => ({ type: 'sellLab', lab, container })),
      forced: perContainer((lab, container) => ({ type: 'forcedSale', lab, container })),
      stop: items.map(({ id }) => ({ type: 'stopWork', item: id })),
      accept: items.map(({ id }) => ({ type: 'acceptWork', cards: [id] })),
      work: zones.map((list) => workOf(list, locations, capacity)),
    },
  };
}

function indexById(list: readonly { id: string }[]): Record<string, number> {
  const index: Record<string, number> = Object.create(null) as Record<string, number>;
  for (const [i, { id }] of list.entries()) index[id] = i;
  return index;
}

/** R26–R28 Every choice of at most `limit` cards, fewest first. */
function choices(counts: readonly number[], limit: number): ChooseActions[] {
  const moves: ChooseActions[] = [];
  const upTo = (kind: number, left: number): number => Math.min(counts[kind]!, left);
  for (let acquire = 0; acquire <= upTo(0, limit); acquire++)
    for (let sell = 0; sell <= upTo(1, limit - acquire); sell++)
      for (let select = 0; select <= upTo(2, limit - acquire - sell); select++) {
        const left = limit - acquire - sell - select;
        for (let work = 0; work <= upTo(3, left); work++)
          for (let stop = 0; stop <= upTo(4, left - work); stop++)
            moves.push({ type: 'chooseActions', acquire, sell, select, do: work, stop });
      }
  return moves;
}

/** R75, R87, R88 Every set of one to three labs of a zone, each with its possible leads. */
function workOf(
  zone: readonly number[],
  locations: readonly { id: string }[],
  capacity: readonly number[],
): WorkMoves[] {
  const sets: WorkMoves[] = [];
  for (let mask = 0; mask < 1 << zone.length; mask++) {
    const labs = zone.filter((_, i) => mask & (1 << i));
    const most = Math.max(...labs.map((lab) => capacity[lab]!));
    const leads = labs.filter((lab) => capacity[lab] === most);
    const ids = labs.map((lab) => locations[lab]!.id);
    const movesOf = (container: number): DoWork[] =>
      leads.map((lab) => ({ type: 'doWork', container, labs: ids, lead: locations[lab]!.id }));
    const isSet = labs.length >= 1 && labs.length <= LABS;
    sets.push({ labs: labs.length, byContainer: isSet ? [1, 2, 3].map(movesOf) : [] });
  }
  return sets;
}
