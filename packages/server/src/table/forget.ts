/** A table without a person: who they were and what they said is gone from its log, what they did stays. */
import type { Seat } from '@boardroom/kernel';
import { newPersonId, newPseudonym } from '../people/secrets.ts';
import type { Forgetting } from '../storage/types.ts';
import { formatEntry } from './entry.ts';
import type { Act, Entry, Sitter } from './entry.ts';
import { isOfTeam } from './teams.ts';

/** Replaces words that were removed. */
const GONE = '…';

/** Each entry of a log with the person who did it; null: a bot, a clock, or nobody in particular. */
export function* byWhom(entries: readonly Entry[]): Generator<[Entry, string | null]> {
  const seated = new Map<Seat, string>();
  for (const entry of entries) {
    const { act } = entry;
    if (act.do === 'created') {
      if (act.settings.sit !== false) seated.set(act.settings.sit, act.host.id);
      yield [entry, act.host.id];
    } else if (act.do === 'sat') {
      seated.set(act.seat, act.person.id);
      yield [entry, act.person.id];
    } else {
      const isOwn = act.do !== 'moved' || act.by === undefined;
      const seat = 'seat' in act && isOwn ? act.seat : -1;
      yield [entry, saidBy(act) ?? seated.get(seat) ?? null];
      if (act.do === 'stood') seated.delete(act.seat);
      if (act.do === 'teamed') seated.set(act.seat, act.team.people[0]!.id);
    }
  }
}

/** Who did it, where the act says so: a host without a seat, one of a team. */
function saidBy(act: Act): string | undefined {
  if (act.do === 'said' || isOfTeam(act)) return act.by;
  return act.do === 'moved' ? act.person : undefined;
}

interface Forgotten {
  /** The whole log as it is then. */
  readonly anew: readonly Entry[];
  /** Its last entry, which is new. */
  readonly entry: Entry;
  readonly forgetting: Forgetting;
}

/** A table's log with a person replaced by a pseudonym, a different one at every table. */
export function forgetIn(entries: readonly Entry[], person: string, at: number): Forgotten {
  const as = { id: newPersonId(), name: newPseudonym(), colour: 'grey' } as const;
  const changed: { seq: number; body: string }[] = [];
  const anew: Entry[] = [];
  for (const [entry, by] of byWhom(entries)) {
    const act = withoutPerson(entry.act, by === person, person, as);
    const same = act === entry.act;
    anew.push(same ? entry : { ...entry, act });
    if (!same) changed.push({ seq: entry.seq, body: formatEntry(anew.at(-1)!) });
  }
  const { seq, heard } = entries.at(-1)!;
  const act = { do: 'forgot', person: as.id } as const;
  const entry = { seq: seq + 1, at, act, heard: heard.map((count) => count + 1) };
  anew.push(entry);
  return { anew, entry, forgetting: { person, as: as.id, changed } };
}

function withoutPerson(act: Act, isTheirs: boolean, person: string, as: Sitter): Act {
  switch (act.do) {
    case 'created':
      return isTheirs ? { ...act, host: as } : act;
    case 'sat':
      return isTheirs ? { ...act, person: as } : act;
    case 'hosted':
      return act.person.id === person ? { ...act, person: as } : act;
    case 'named':
      return isTheirs ? { ...act, name: as.name, colour: as.colour } : act;
    case 'said':
      if (!isTheirs) return act;
      return { ...act, name: as.name, text: GONE, ...(act.by ? { by: as.id } : {}) };
    case 'moved': {
      if (!isTheirs || (act.words === undefined && act.person === undefined)) return act;
      const words = act.words === undefined ? {} : { words: GONE };
      return { ...act, ...words, ...(act.person ? { person: as.id } : {}) };
    }
    case 'teamed': {
      const { rule, people } = act.team;
      if (!people.some(({ id }) => id === person)) return act;
      const { id, name } = as;
      return {
        ...act,
        team: { rule, people: people.map((each) => (each.id === person ? { id, name } : each)) },
      };
    }
    case 'team-said':
      return isTheirs ? { ...act, by: as.id, name: as.name, text: GONE } : act;
    case 'agreed':
      return isTheirs ? { ...act, by: as.id } : act;
    case 'proposed': {
      if (!isTheirs) return act;
      const words = act.words === undefined ? {} : { words: GONE };
      return { ...act, ...words, by: as.id, ...(act.text === undefined ? {} : { text: GONE }) };
    }
    default:
      return act;
  }
}
