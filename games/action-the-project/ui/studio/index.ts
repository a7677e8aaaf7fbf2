/** How an edition of Action the Project! is laid out for who edits it. */
import { NONE } from '@boardroom/kernel';
import type { Studio } from '@boardroom/ui-kit';
import type { ActionGame } from '../../src/index.ts';
import { FATE, placeOf, PORTRAIT, PROJECT } from '../layout.ts';
import messages from './messages.en.json' with { type: 'json' };

/** Packs on the board, and what is in them. */
const PACKS: Readonly<Record<string, string>> = {
  backlog: 'projects',
  leaders: 'leaderCards',
  fate: 'fates',
};

export const studio: Studio<ActionGame> = {
  messages: { en: messages },
  parts: [
    {
      id: 'projects',
      list: 'projects',
      names: ['project.{id}'],
      words: ['project.{id}', 'project.{id}.line'],
      columns: ['value'],
    },
    {
      id: 'leaders',
      list: 'leaderCards',
      names: ['leaderCard.{id}'],
      words: ['leaderCard.{id}', 'leaderCard.{id}.job', 'leaderCard.{id}.motto'],
      columns: ['colour', 'symbol'],
    },
    {
      id: 'fates',
      list: 'fates',
      names: ['fate.{id}'],
      words: ['fate.{id}'],
      columns: ['vote'],
    },
  ],
  options: { fate: true },
  pose(t, view, part, index) {
    view.turn = Math.max(1, view.turn);
    view.project = Math.max(0, view.project);
    view.leaderCards = view.leaderCards.map((_, seat) => seat);
    if (part === 'projects') {
      view.project = index;
      return [PROJECT.x - 14, PROJECT.y - 14, PROJECT.w + 28, PROJECT.h + 28];
    }
    if (part === 'fates') {
      view.fateShown = [index];
      return [FATE.x - 12, FATE.y - 12, FATE.w + 24, FATE.h + 24];
    }
    view.leaderCards[1] = index;
    const { portrait } = placeOf(1, t.players, 0);
    return [portrait.x - 2 * PORTRAIT, portrait.y - 1.4 * PORTRAIT, 4 * PORTRAIT, 3.4 * PORTRAIT];
  },
  spot(_t, view, target) {
    const [kind, seat] = target.split(':');
    const leader = view.leaderCards[Number(seat)];
    if (kind === 'project' && view.project !== NONE) return ['projects', view.project];
    if (kind === 'portrait' && leader !== undefined && leader !== NONE)
      return ['leaderCards', leader];
    if (kind === 'fate' && view.fateShown.length > 0) return ['fates', view.fateShown.at(-1)!];
    const pack = PACKS[kind!];
    return pack === undefined ? null : [pack];
  },
};
