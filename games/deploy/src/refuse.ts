import type { Refusal } from '@boardroom/kernel';
import type { DeployMove, DeployState, DeployTable } from './types.ts';
export function refuse(_t: DeployTable, _s: Readonly<DeployState>, _seat: number, _move: DeployMove): Refusal | null { return null; }
