import { readFileSync } from 'node:fs';
import { describeNumbers } from '@boardroom/texts/testing';
import { describeGuide, describePrint, describeUi } from '@boardroom/ui-kit/testing';
import classic from '../content/classic.json' with { type: 'json' };
import { look } from '../look/index.ts';
import { game } from '../src/index.ts';
import texts from '../texts/en.json' with { type: 'json' };
import { guide } from './guide/index.ts';
import { ui } from './index.ts';
import board from './messages.en.json' with { type: 'json' };
import { print } from './print/index.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const variants = {
  ...game.profiles,
  oneByOne: { drawMode: 'oneByOne', containerCrowding: 'evict', riskModel: 'average' },
  hardDays: {
    freshStartOverhead: false,
    sameZoneRepeat: true,
    queueOverflow: 'dropTail',
    productFirstPayment: 'nextRound',
    target: 0,
  },
};

describeUi(game, { classic }, texts, ui, {
  rules,
  look,
  variants,
  unruled: ['target-too-low', 'target-not-above-start'],
});
describeGuide(game, classic, guide, rules);
describePrint(game, classic, texts, ui, print);

describeNumbers(game, classic, texts, look, {
  also: { board, guide: guide.messages['en']! },
  ruled: ['eventCard.EV-AS1', 'profile.sprint.minutes', 'edition.fortnight.minutes'],
});
