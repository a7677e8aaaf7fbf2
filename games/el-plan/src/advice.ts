import { decisionOf } from '@boardroom/kernel';
import { game } from './index.ts';
export const advice: any = { characters: { usual: {} }, suggest: (t: any, s: any, f: any) => ({ move: decisionOf(game, f).fallback(t, s, f) }), evaluate: () => 0.5 };
