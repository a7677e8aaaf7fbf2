import { readFileSync } from 'node:fs';
import { describeNumbers } from '@boardroom/texts/testing';
import { describeGuide, describeUi } from '@boardroom/ui-kit/testing';
import classic from '../content/classic.json' with { type: 'json' };
import { look } from '../look/index.ts';
import { game } from '../src/index.ts';
import texts from '../texts/en.json' with { type: 'json' };
import { guide } from './guide/index.ts';
import { ui } from './index.ts';
import board from './messages.en.json' with { type: 'json' };

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

describeUi(game, { classic }, texts, ui, { rules, look });
describeGuide(game, classic, guide, rules);

// What a preset is called is as fixed as its options.
describeNumbers(game, classic, texts, look, {
  also: { board, guide: guide.messages['en']! },
  ruled: ['profile.*'],
});
