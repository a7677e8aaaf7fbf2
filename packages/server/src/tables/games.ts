/** The games this server has, each loaded when first needed. */
import { botNames, levelsOf, makeBot } from '@boardroom/bots';
import { isRefusal, rulesOf, setTable } from '@boardroom/kernel';
import type { AnyGame, Edition, GameEntry, Refusal, Table } from '@boardroom/kernel';
import type { GameLine, TableEdition } from '@boardroom/protocol';
import { z } from 'zod';
import { problem } from '../problem.ts';

export interface Games {
  readonly entries: readonly GameEntry[];
  find(id: string): Promise<{ entry: GameEntry; game: AnyGame }>;
  /** The rules in the version a table was begun with; null: not here, or not any more. */
  rules(id: string, version: number): Promise<AnyGame | null>;
  lines(): Promise<GameLine[]>;
  hasBot(game: AnyGame, name: string): boolean;
  /** The table for these settings; tables with the same settings share one. */
  table(game: AnyGame, setting: Setting): Table | Refusal;
}

interface Setting {
  readonly players: number;
  readonly options: object;
  readonly edition: TableEdition;
  /** The edition itself, if it has to be looked at. */
  readonly whole: () => Edition;
}

const MOST_TABLES_KEPT = 200;

/** How long a bot may be asked to think about one decision. */
const MOST_MS = 3600;

/** Whether such a bot answers in a time that people, and the other tables, can wait. */
function isPatient(game: AnyGame, name: string): boolean {
  const [, level, times, lines] = /^(hard|expert):(?:x([\d.]+)|(\d+))$/.exec(name) ?? [];
  if (level !== 'hard' && level !== 'expert') return true;
  const levels = levelsOf(game);
  if (times !== undefined) return Number(times) * levels[level].ms <= MOST_MS;
  return Number(lines) <= levels.expert.iterations;
}

export function makeGames(entries: readonly GameEntry[]): Games {
  const loaded = new Map<string, Promise<AnyGame>>();
  const kept = new Map<string, Table>();
  let lines: Promise<GameLine[]> | null = null;

  const find = async (id: string): Promise<{ entry: GameEntry; game: AnyGame }> => {
    const entry = entries.find((each) => each.id === id);
    if (!entry) throw problem('no-game');
    let game = loaded.get(id);
    if (!game) loaded.set(id, (game = entry.game()));
    return { entry, game: await game };
  };

  const line = async ({ id }: GameEntry): Promise<GameLine> => {
    const { entry, game } = await find(id);
    return {
      id,
      title: entry.title,
      version: game.version,
      players: [...entry.players],
      minutes: [...entry.minutes],
      teaches: entry.teaches,
      credit: entry.credit,
      editions: Object.keys(entry.editions),
      languages: Object.keys(entry.texts),
      bots: botNames(game),
      profiles: game.profiles as GameLine['profiles'],
      options: z.toJSONSchema(game.options, { io: 'input', unrepresentable: 'any' }),
    };
  };

  return {
    entries,
    find,
    async rules(id, version) {
      const entry = entries.find((each) => each.id === id);
      return entry ? rulesOf(entry, version) : null;
    },
    lines: () => (lines ??= Promise.all(entries.map(line))),
    hasBot: (game, name) => isPatient(game, name) && makeBot(game, name) !== null,
    table(game, { players, options, edition, whole }) {
      const key = JSON.stringify([game.id, game.version, edition, players, options]);
      const known = kept.get(key);
      if (known) return known;
      const own = edition.own !== undefined;
      const t = setTable(game, { players, options, edition: { ...whole(), id: edition.id }, own });
      if (isRefusal(t)) return t;
      if (kept.size >= MOST_TABLES_KEPT) kept.delete(kept.keys().next().value!);
      kept.set(key, t);
      return t;
    },
  };
}
