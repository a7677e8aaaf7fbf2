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
  three: { level: 3, ideaWildcard: false },
  levy: { tollMode: 'levy', d2Token: 'choice', importOnlyWhenSoldOut: true },
};

describeUi(game, { classic }, texts, ui, { rules, look, variants });
describeGuide(game, classic, guide, rules);
describePrint(game, classic, texts, ui, print);

describeNumbers(game, classic, texts, look, {
  also: { board, guide: guide.messages['en']! },
  ruled: [
    'move.buy',
    'refusal.two-types',
    'refusal.ideas-in-administration',
    'refusal.other-deck',
    'refusal.three-different',
    'option.d2*',
    'option.firstPlayer.*',
    'why.any-plan',
    'district.*',
    'series.d*',
    'plan.*',
    'item.*',
    'effect.rig',
    'effect.twoTypes',
    'card.T03',
    'event-card.EV12.flavour',
    'space.*',
    'district-line.7',
    'note.space5',
    'aid.plan',
    'aid.ready',
    'look.deck.line',
    'look.area',
    'look.ship',
    'rule.R5',
    'rule.R76',
    'rule.R88',
    'rule.R118',
    'board:ask.innovate',
    'board:ui.choose.note',
    'board:ui.heading.setup',
    'board:tutor.welcome.text',
    'board:tutor.place.text',
    'board:tutor.rows.text',
    'board:tutor.again.text',
    'board:tutor.free.text',
    'board:tutor.second.text',
    'guide:aim',
    'guide:fact.players',
    'guide:turn',
    'guide:can.6more.note',
    'guide:can.call',
    'guide:example.level',
    'guide:tips',
    'guide:tip.free',
    'guide:tip.lack.text',
    'guide:tip.early.text',
    'guide:wrong.three',
    'guide:wrong.space',
  ],
  unsaid: [
    // Given when the businesses are chosen, and then counted as what everybody has.
    'start.workers',
    'start.money',
    'start.energy',
    // Of games for two.
    'supplier',
    // There or not there.
    'events.*.effects.marketClosed',
    'cards.*.effects.radar',
    'cards.*.effects.twoTypes',
  ],
});
