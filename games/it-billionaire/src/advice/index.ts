/** What the game tells bots, from the seat's own view. */
import { atTable } from '@boardroom/kernel';
import type { Advice } from '@boardroom/kernel';
import type { It } from '../types.ts';
import { characters } from './character.ts';
import type { Character } from './character.ts';
import { suggestCards, suggestForcedSale } from './choose.ts';
import { look } from './estimate.ts';
import { encoding } from './encode.ts';
import { evaluate } from './evaluate.ts';
import { suggestAccept, suggestSecond } from './select.ts';
import { suggestVisit } from './visit.ts';
import { levels } from './levels.ts';

export const advice: Advice<It> = {
  characters,
  open: ['forcedSale', 'chooseActions', 'visit', 'drawSecond', 'acceptWork'],
  levels,
  suggest(t, view, f, rng, character = characters.planner) {
    const o = look(t, view, f.seat, atTable(t, character as Character));
    switch (f.kind) {
      case 'forcedSale':
        return suggestForcedSale(o);
      case 'chooseActions':
        return suggestCards(o, rng);
      case 'visit':
        return suggestVisit(o, rng);
      case 'drawSecond':
        return suggestSecond(o);
      case 'acceptWork':
        return suggestAccept(o);
      default:
        throw new Error(`no question named ${f.kind}`);
    }
  },
  evaluate,
  encoding,
};
