import { describeGame } from '@boardroom/kernel/testing';
import classic from '../content/classic.json' with { type: 'json' };
import flat from '../content/flat-organisation.json' with { type: 'json' };
import { game } from './index.ts';
import { profiles } from './options.ts';

/** Every option off its default at least once, beside the profiles. */
const variants = {
  ...profiles,
  sealed: { auction: 'sealed', redraw: 'different', tieOutcome: 'succeeds', fate: true },
  rota: { leaderDraw: 'rota', leaderShares: 'alsoGroup', lastTrial: 'lost', peekOnSteer: false },
  small: { moneyPerUnit: 1, prestigePrice: 100, deckSlice: 'random', revealSecretsAtEnd: false },
  open: {
    holdings: 'open',
    negotiation: 'open',
    chat: 'promises',
    ledgerAid: false,
    autoDrop: true,
  },
  large: {
    moneyPerUnit: 200,
    deckSlice: 'high',
    maxTrials: 2,
    offersPerTurn: 2,
    promisesPerTurn: 2,
  },
} as const;

describeGame(game, { classic }, { variantGames: 2, variants, talk: ['said', 'whispered'] });
describeGame(
  game,
  { 'flat-organisation': flat },
  { games: 2, variantGames: 2, talk: ['said', 'whispered'] },
);
