import type { Scene } from '@boardroom/ui-kit';
import type { ActionGame } from '../src/types.ts';

export type Table = Scene<ActionGame>;
