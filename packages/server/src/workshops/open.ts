/** Setting a workshop up: once per key, however often it is requested. */
import { canonical, formatEdition, isRefusal, optionsFor, setNewTable } from '@boardroom/kernel';
import type { NewWorkshop } from '@boardroom/protocol';
import type { Caller } from '../people/people.ts';
import { newCode, newPersonId, newTableId, tableIdFor } from '../people/secrets.ts';
import { problem, refused } from '../problem.ts';
import type { Services } from '../services.ts';
import { editionWanted } from '../tables/editions.ts';
import { seedsFor } from './acts.ts';
import { parseWorkshopEntry } from './types.ts';
import type { WorkshopAct } from './types.ts';

type Options = NewWorkshop['options'];
type Opened = Extract<WorkshopAct, { do: 'opened' }>;

const DAY = 86_400_000;

export function makeOpenWorkshop(
  services: Services,
): (caller: Caller, wanted: NewWorkshop) => Promise<{ id: string; repeated: boolean }> {
  const { storage, workshops, games, limits, now } = services;

  /** Whether this very workshop was set up before, with the same key. */
  const exists = async (act: Opened): Promise<boolean> => {
    const [first] = await storage.entries(act.id, 0, 1);
    if (!first) return false;
    const { did } = parseWorkshopEntry(first);
    const told = ({ settings, edition, plan }: Opened): string =>
      JSON.stringify([settings, edition, plan]);
    if (did.do !== 'opened' || told(did) !== told(act)) throw problem('key-reused');
    return true;
  };

  return async (
    caller,
    { key, content, texts, edition: named, plan, days, clock, ...settings },
  ) => {
    const { game, entry } = await games.find(settings.game);
    const { edition, named: name } = await editionWanted(entry, { edition: named, content, texts });
    if (canonical([edition.content, edition.texts ?? {}]).length > limits.editionBytes && name.own)
      throw problem('too-large', `an edition of ${limits.editionBytes} bytes at most`);
    const { players, bot } = settings;
    // Written down as it is now: what is usual may change before the class begins.
    const options = optionsFor(game, { players, edition, options: settings.options }) as Options;
    const t = setNewTable(game, { players, options, edition });
    if (isRefusal(t)) throw refused(t);
    if (!games.hasBot(game, bot)) throw problem('no-bot', bot);
    const limit = 'clock' in t.options ? Number(t.options.clock) : 0;
    const usual = limit > 0 ? ({ kind: 'decision', seconds: limit } as const) : null;
    const act: Opened = {
      do: 'opened',
      id: key === undefined ? newTableId() : tableIdFor(caller.tokenHash, `workshop ${key}`),
      code: newCode(),
      owner: { id: caller.id, name: caller.name },
      host: { id: newPersonId(), name: caller.name, colour: 'grey' },
      settings: { ...settings, options, clock: clock ?? usual ?? { kind: 'none' } },
      edition: name,
      version: game.version,
      chairs: t.seats,
      plan,
      seeds: seedsFor(plan),
      deletes: now() + days * DAY,
    };
    if (await exists(act)) return { id: act.id, repeated: true };
    const own = (await storage.workshopsOf(caller.id, 1000)).filter(
      ({ line }) => (JSON.parse(line) as { owner: string }).owner === caller.id,
    );
    if (own.length >= limits.workshopsPerPerson)
      throw problem('too-many', `${limits.workshopsPerPerson} workshops at most: delete one first`);
    const wait = services.rates.newTables.take(caller.id);
    if (wait > 0) throw problem('too-often', 'too many new workshops', wait);
    try {
      await workshops.open(act, formatEdition(game.id, edition));
    } catch (error) {
      // The same request, sent twice at once.
      if (key !== undefined && (await exists(act))) return { id: act.id, repeated: true };
      throw error;
    }
    return { id: act.id, repeated: false };
  };
}
