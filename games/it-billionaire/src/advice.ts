import type { Advice } from '@boardroom/kernel';
import type { It } from './types.ts';
export const advice: Advice<It> = { characters: { planner: {} }, suggest: () => { throw new Error('todo') }, evaluate: () => 0.5 };
