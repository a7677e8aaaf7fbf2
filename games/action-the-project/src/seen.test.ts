import { describeSeen } from '@boardroom/kernel/testing';
import classic from '../content/classic.json' with { type: 'json' };
import { habits } from './habits.ts';
import { game } from './index.ts';

describeSeen({ game, content: classic, habits, records: new URL('../records/', import.meta.url) });
