export { botNames, makeBot } from './bot.ts';
export type { Ask, Bot } from './bot.ts';
export { playGame } from './play-game.ts';
export type { PlayedGame } from './play-game.ts';
