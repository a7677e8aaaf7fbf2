import type { Refusal } from '@boardroom/kernel';
export function refuse(): Refusal | null { return null; }
