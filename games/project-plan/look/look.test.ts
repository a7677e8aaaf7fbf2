import { readFileSync } from 'node:fs';
import { describeLook } from '@boardroom/texts/testing';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from '../src/index.ts';
import texts from '../texts/en.json' with { type: 'json' };
import { look } from './index.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
/** Random PMs seldom finish each other off: their games end with a deadline. */
const deadline = { endMode: 'rounds', deadlineRounds: 5 } as const;
const variants = {
  ...Object.fromEntries(
    Object.entries(game.profiles).map(([name, options]) => [name, { ...options, ...deadline }]),
  ),
  otherReadings: {
    ...deadline,
    fteBeforeQm: 5,
    forcedExit: 'payOrCard',
    cornerSwap: true,
    bankruptToFico: 'auction',
    openCash: false,
    cardCounting: false,
  },
};

describeLook(game, { classic }, texts, look, { rules, variants, games: 1, every: 40 });
