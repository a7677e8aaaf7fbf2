import { describeGame, lots, lotsEdition } from './testing/index.ts';

describeGame(lots, { plain: lotsEdition }, { variants: { rich: { coins: 50 } }, games: 50 });
