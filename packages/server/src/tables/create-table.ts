/** Creating a table: once per key, however often it is requested. */
import { canonical, isRefusal, optionsFor, setNewTable } from '@boardroom/kernel';
import type { NewTable } from '@boardroom/protocol';
import type { Caller } from '../people/people.ts';
import { newCode, newTableId, tableIdFor } from '../people/secrets.ts';
import { problem, refused } from '../problem.ts';
import type { Services } from '../services.ts';
import { parseEntry } from '../table/entry.ts';
import type { Act } from '../table/entry.ts';
import { editionWanted } from './editions.ts';

type Options = NewTable['options'];
type Created = Extract<Act, { do: 'created' }>;

interface Made {
  readonly id: string;
  readonly repeated: boolean;
}

/** A table nobody has touched for so long no longer counts as open. */
const ABANDONED = 30 * 86_400_000;

export function makeCreateTable({
  storage,
  tables,
  games,
  limits,
  rates,
  now,
}: Services): (caller: Caller, table: NewTable) => Promise<Made> {
  const create = async (
    caller: Caller,
    { key, content, texts, edition: id, seed, clock, ...settings }: NewTable,
  ): Promise<Made> => {
    const { game, entry } = await games.find(settings.game);
    const { edition, named } = await editionWanted(entry, { edition: id, content, texts });
    const { length } = canonical([edition.content, edition.texts ?? {}]);
    if (named.own && length > limits.editionBytes)
      throw problem('too-large', `an edition of ${limits.editionBytes} bytes at most`);
    const { players } = settings;
    // Written down as it is now: what is usual may change while the table stands.
    const options = optionsFor(game, { players, edition, options: settings.options }) as Options;
    const t = setNewTable(game, { players, options, edition });
    if (isRefusal(t)) throw refused(t);
    if (settings.sit !== false && settings.sit >= t.seats) throw problem('no-seat');
    if ((settings.seats?.length ?? 0) > t.seats) throw problem('no-seat');
    for (const wanted of settings.seats ?? [])
      if (wanted !== 'open' && !games.hasBot(game, wanted.bot)) throw problem('no-bot', wanted.bot);
    const limit = 'clock' in t.options ? Number(t.options.clock) : 0;
    const act: Created = {
      do: 'created',
      id: key === undefined ? newTableId() : tableIdFor(caller.tokenHash, key),
      code: newCode(),
      host: { id: caller.id, name: caller.name, colour: caller.colour },
      // A game may have an option for its clock; the table's own setting takes precedence.
      settings: {
        ...settings,
        options,
        clock: clock ?? (limit > 0 ? { kind: 'decision', seconds: limit } : { kind: 'none' }),
      },
      version: game.version,
      edition: named,
      ...(seed === undefined ? {} : { seed }),
      chairs: t.seats,
    };
    if (await exists(act)) return { id: act.id, repeated: true };
    const most = limits.tablesPerPerson;
    if ((await storage.openTables(caller.id, now() - ABANDONED)) >= most)
      throw problem('too-many', `${most} open tables at most: finish, close or leave one first`);
    const wait = rates.newTables.take(caller.id);
    if (wait > 0) throw problem('too-often', 'too many new tables', wait);
    try {
      await tables.create(act, edition);
    } catch (error) {
      // The same request, sent twice at once.
      if (key !== undefined && (await exists(act))) return { id: act.id, repeated: true };
      throw error;
    }
    return { id: act.id, repeated: false };
  };

  /** Whether this very table was created before, with the same key. */
  const exists = async ({ id, settings, edition, seed }: Created): Promise<boolean> => {
    const [first] = await storage.entries(id, 0, 1);
    if (!first) return false;
    const before = parseEntry(first).act as Created;
    const same =
      JSON.stringify([before.settings, before.edition, before.seed]) ===
      JSON.stringify([settings, edition, seed]);
    if (!same) throw problem('key-reused');
    return true;
  };

  return create;
}
