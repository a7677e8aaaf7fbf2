export { arena } from './arena.ts';
export type { Arena, ArenaOrder } from './arena.ts';
export { playRun } from './balance/crew.ts';
export type { HabitFound, Manner } from './manner.ts';
export type { GameRow } from './play-batch.ts';
export { seatings } from './seatings.ts';
export { simulate } from './simulate.ts';
export type { Simulation, SimulationOrder } from './simulate.ts';
export { interval } from './statistics.ts';
