/** What contracts, programmes and levels are called. */
import { NONE } from '@boardroom/kernel';
import type { PlanReader } from './reader.ts';
import { say } from './reader.ts';

export function contractName({ words, t }: PlanReader, contract: number): string {
  return words.word('name', t.facts.ids[contract]);
}
export function groupName({ words, t }: PlanReader, group: number): string {
  return words.word('name', t.facts.groupIds[group]);
}
/** The programme of a contract; exit cards belong to none. */
export function itemKind(r: PlanReader, item: number): string {
  const group = r.t.facts.group[item];
  return group === undefined ? say(r, 'exit-card') : groupName(r, group);
}
/** "2 FTEs", "Quality Manager", "no staff". */
export function levelName({ words }: PlanReader, level: number): string {
  return words.word('level', level);
}
/** Whom the debt that is being settled is owed to. */
export function creditorOf({ view, names }: PlanReader): string {
  const { creditor } = view.debt;
  return creditor === NONE ? 'FICO' : names[creditor]!;
}
