import { describeTexts } from '@boardroom/texts/testing';
import classic from '../content/classic.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import { concepts } from './concepts.ts';
import { game } from './index.ts';

const variants = {
  fate: { fate: true, auction: 'sealed', lastTrial: 'lost' },
  blind: { peekOnSteer: false },
};
describeTexts(game, { classic }, en, { concepts, variants, games: 1 });
