import { describeGame } from '@boardroom/kernel/testing';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from './index.ts';

describeGame(game, { classic }, { games: 20, variantGames: 3, talk: ['said', 'whispered'] });
