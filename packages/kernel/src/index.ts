export * from './types.ts';
export { happenings } from './balance.ts';
export type {
  AnyBalance,
  Balance,
  OwnMeasure,
  PrintedThing,
  UseReport,
  UseWatcher,
} from './balance.ts';
export { commitment, draw, newChance, roll, shuffle } from './chance.ts';
export { check } from './check.ts';
export type { Checked } from './check.ts';
export { earlyResult, injectsIn, isInject, legalInjects } from './classroom.ts';
export type {
  Classroom,
  ClassLength,
  Inject,
  Injected,
  InjectMove,
  ReadyPrompt,
} from './classroom.ts';
export { clone } from './clone.ts';
export { conceptIds, conceptsOf, conceptsOffered } from './concepts.ts';
export type { AnyConcepts, Concepts, Lesson } from './concepts.ts';
export { debriefOf } from './debrief.ts';
export {
  canonical,
  differences,
  editionHash,
  formatEdition,
  parseEdition,
  textsWith,
  WORD_LICENCES,
} from './edition.ts';
export type { Difference, Edition, EditionBox, EditionName, EditionTexts } from './edition.ts';
export { contentProblems } from './content-problems.ts';
export type { ContentProblem } from './content-problems.ts';
export { tryContent } from './trial.ts';
export type { Trial } from './trial.ts';
export {
  answer,
  decisionOf,
  isDecision,
  isOver,
  isRefusal,
  legal,
  legalAsides,
  makeAside,
  next,
  pending,
  pendingIndex,
  resume,
  setTable,
  start,
} from './engine.ts';
export type { TableSetting } from './engine.ts';
export type { AnyHabit, Habit, Tally, Watcher } from './habits.ts';
export {
  openMatch,
  recordOf,
  replay,
  resultOf,
  submit,
  submitChecked,
  toldTo,
  undo,
  undoable,
  verifyResult,
} from './match.ts';
export type { Match, Submitted, Told } from './match.ts';
export type {
  AnyLook,
  CountLine,
  Figure,
  FinalCount,
  GapWords,
  Look,
  Looked,
  Reader,
  RuleLine,
  Speaker,
  Thing,
} from './look.ts';
export { chancesOf, evaluateBy, networkInput, scorerOf, timeAt } from './learnt.ts';
export type { LearntWeights, Network, Provenance } from './learnt.ts';
export { atTable, LEVELS } from './levels.ts';
export type {
  GameLevels,
  Level,
  PlainLevel,
  ReviewLines,
  SearchSettings,
  Slips,
} from './levels.ts';
export { optionsFor, setNewTable } from './new-table.ts';
export { advisedPolicy, MOST_ASIDES, playout, randomPolicy } from './playout.ts';
export type { Policy, Watching } from './playout.ts';
export { formatRecord, parseRecord } from './record.ts';
export type { MatchRecord, RecordResult } from './record.ts';
export { mix, newRng } from './rng.ts';
export { compareKeys, decidedBy, scoreKey, shareOfWin, standings } from './standings.ts';
export type { Standing } from './standings.ts';
export { fill, fit, hasGaps, isGap, moveKey, pick, spread } from './templates.ts';
export { rulesOf } from './versions.ts';
export { guess, peek, redealt, viewFor } from './views.ts';
