import { describeNumbers } from '@boardroom/texts/testing';
import classic from '../content/classic.json' with { type: 'json' };
import { look } from '../look/index.ts';
import { game } from '../src/index.ts';
import texts from '../texts/en.json' with { type: 'json' };
import guide from './guide/messages.en.json' with { type: 'json' };
import board from './messages.en.json' with { type: 'json' };

describeNumbers(game, classic, texts, look, {
  also: { board, guide },
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
