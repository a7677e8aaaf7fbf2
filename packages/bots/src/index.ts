export type { Ask, Bot, Thought } from './bot.ts';
export { characterOf, levelsOf } from './levels.ts';
export { now } from './search/clock.ts';
export type { Levels } from './levels.ts';
export { botNames, makeBot } from './make-bot.ts';
export { playGame } from './play-game.ts';
export type { Listener, PlayedGame } from './play-game.ts';
export { searchBot } from './search-bot.ts';
export { usualSearch } from './search/settings.ts';
export type { SearchSettings } from './search/settings.ts';
export { thinkFor } from './think.ts';
export type { FindGame, MoreWork } from './think.ts';
export { Cancelled, newThinker, WorkerLost } from './thinker.ts';
export type { Thinker, Thinking, ThinkingTable } from './thinker.ts';
export type {
  Choice,
  FromWorker,
  Port,
  Question,
  TableNotice,
  ToWorker,
} from './worker-protocol.ts';
