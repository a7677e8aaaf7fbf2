export { describeGame } from './conformance.ts';
export type { Conformance } from './conformance.ts';
export { mangle, saveFailure } from './fuzz.ts';
export { checkLaws, differs } from './laws.ts';
export { position } from './position.ts';
export { lots, lotsEdition } from './sample-game.ts';
export type { Position } from './position.ts';
export { playMove, playOut, randomMove } from './random-player.ts';
export { SHORT, SHORT_MOVES, gamesToPlay } from './short.ts';
