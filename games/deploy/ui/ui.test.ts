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
  otherReadings: {
    optimisationPools: 'A+B',
    placesNeedHardware: false,
    incomeCap: 0,
    projectRefresh: 'oldest',
  },
};

describeUi(game, { classic }, texts, ui, {
  rules,
  look,
  variants,
  unruled: ['no-first-player'],
});
describeGuide(game, classic, guide, rules);
describePrint(game, classic, texts, ui, print);

describeNumbers(game, classic, texts, look, {
  also: { board, guide: guide.messages['en']! },
  common: ['startValue', 'stepFee', 'rounds'],
  ruled: [
    'cardLine.*',
    'debrief.beyondHome.lesson',
    'look.count.hardware.note',
    'look.count.specialist.note',
    'look.count.generalist.note',
    'board:ui.ref.*',
    'board:tutor.roundel',
    'guide:step.spots.you',
    'guide:step.control.text',
    'guide:example.hardware',
    'guide:example.hardware.words',
    'guide:example.specialist.words',
    'guide:example.generalist.words',
    'guide:tip.old.text',
  ],
});
