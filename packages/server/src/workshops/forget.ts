/** A workshop without a person: who they were and what they wrote is gone from its log, what they did stays. */
import { newPersonId, newPseudonym } from '../people/secrets.ts';
import type { Forgetting } from '../storage/types.ts';
import { formatWorkshopEntry } from './types.ts';
import type { WorkshopAct, WorkshopEntry } from './types.ts';

/** Replaces words that were removed. */
const GONE = '…';

/** 0: no member. On another device they were somebody else by the same number. */
function numberOf(entries: readonly WorkshopEntry[], person: string): number {
  for (const { did } of entries) {
    if (did.do === 'joined' && did.person.id === person) return did.member;
    if (did.do === 'returned' && did.as?.person === person) return did.member;
  }
  return 0;
}

/** Sentences somebody wrote: a trainer may have shown them to the class. */
function wordsOf(entries: readonly WorkshopEntry[], member: number): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { did } of entries)
    if (did.do === 'answered' && did.member === member && 'text' in did.answer)
      words.add(did.answer.text);
  return words;
}

/** The same data without these sentences. */
function unsaid<T>(data: T, words: ReadonlySet<string>): T {
  if (typeof data === 'string') return words.has(data) ? (GONE as T) : data;
  if (Array.isArray(data)) return data.map((each: unknown) => unsaid(each, words)) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, unsaid(value as unknown, words)]),
  ) as T;
}

const shows = ({ did }: WorkshopEntry): boolean => did.do === 'showed' || did.do === 'arranged';

/** The entries a person wrote, or that are about them, in order. */
export function* ofPerson(
  entries: readonly WorkshopEntry[],
  person: string,
): Generator<WorkshopEntry> {
  const member = numberOf(entries, person);
  for (const entry of entries) {
    const { did, by } = entry;
    const isTheirs =
      by === person ||
      (did.do === 'opened' && did.owner.id === person) ||
      (did.do === 'trained' && did.trainer.id === person) ||
      ('member' in did && did.member === member);
    if (isTheirs) yield entry;
  }
}

export function forgetIn(
  entries: readonly WorkshopEntry[],
  person: string,
  at: number,
): { entry: WorkshopEntry; forgetting: Forgetting } {
  const as = { id: newPersonId(), name: newPseudonym() };
  const theirs = new Set(ofPerson(entries, person));
  const words = wordsOf(entries, numberOf(entries, person));
  const touched = entries.filter((entry) => theirs.has(entry) || (words.size > 0 && shows(entry)));
  const changed = touched.map((old) => {
    const { seq, at: when, did, by } = old;
    const without = theirs.has(old) ? withoutPerson(did, person, as) : did;
    const entry = {
      seq,
      at: when,
      did: shows(old) ? unsaid(without, words) : without,
      by: by === person ? as.id : by,
    };
    return { seq, body: formatWorkshopEntry(entry) };
  });
  const seq = entries.at(-1)!.seq + 1;
  const entry: WorkshopEntry = { seq, at, did: { do: 'forgot', person: as.id } };
  return { entry, forgetting: { person, as: as.id, changed } };
}

function withoutPerson(
  act: WorkshopAct,
  person: string,
  as: { readonly id: string; readonly name: string },
): WorkshopAct {
  switch (act.do) {
    case 'joined':
      return {
        ...act,
        person: {
          ...act.person,
          name: as.name,
          id: act.person.id === person ? as.id : act.person.id,
        },
      };
    case 'returned':
      return act.as?.person === person ? { ...act, as: { ...act.as, person: as.id } } : act;
    case 'named':
      return { ...act, name: as.name };
    case 'trained':
      return { ...act, trainer: as };
    case 'said':
      return { ...act, text: GONE };
    case 'showed':
      return { ...act, shown: act.shown && { ...act.shown, title: GONE, note: '' } };
    case 'arranged':
      return { ...act, arrangement: { slides: [] } };
    case 'answered':
      return 'text' in act.answer ? { ...act, answer: { text: GONE } } : act;
    default:
      return act;
  }
}
