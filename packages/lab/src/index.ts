export { simulate } from './simulate.ts';
export type { Simulation, SimulationOrder } from './simulate.ts';
export { interval } from './statistics.ts';
