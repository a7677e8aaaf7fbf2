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
  odd: {
    fteBeforeQm: 5,
    cornerSwap: true,
    openCash: false,
    cardCounting: false,
    forcedExit: 'payOrCard',
    dealMode: 'none',
  },
};

describeUi(game, { classic }, texts, ui, { rules, look, variants });
describeGuide(game, classic, guide, rules);
describePrint(game, classic, texts, ui, print);

describeNumbers(game, classic, texts, look, {
  also: { board, guide: guide.messages['en']! },
  ruled: [
    'name.*',
    'board:short.*',
    'profile.tournament.minutes',
    'look.note.double',
    'look.note.review',
    'look.aid.wfa',
    'look.cell.waiting',
    'look.pack.line',
    'look.seat.wfa',
    'board:ui.pawn.wfa',
    'board:ui.risk.in',
    'guide:fact.players',
    'guide:picture',
    'guide:level.*',
    'guide:example.contracts',
    'guide:tip.three*',
  ],
  // Said only while a deal with such a card is put together.
  unsaid: ['exitCardValue'],
});
