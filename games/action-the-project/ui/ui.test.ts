import { describeNumbers } from '@boardroom/texts/testing';
import classic from '../content/classic.json' with { type: 'json' };
import { look } from '../look/index.ts';
import { game } from '../src/index.ts';
import texts from '../texts/en.json' with { type: 'json' };
import guide from './guide/messages.en.json' with { type: 'json' };
import board from './messages.en.json' with { type: 'json' };

describeNumbers(game, classic, texts, look, {
  also: { board, guide },
  common: ['fates', 'fatesFor', 'fatesAgainst', 'fatesNone', 'startPrestige'],
  ruled: ['why.best-card', 'why.lie-low', 'look.chances', 'look.count.start.note'],
});
