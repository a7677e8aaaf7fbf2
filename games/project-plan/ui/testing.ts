/** A scene without a page, for tests. */
import { viewFor } from '@boardroom/kernel';
import type { Match, Seat } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import { PLAYERS } from '@boardroom/ui-kit/players';
import texts from '../texts/en.json' with { type: 'json' };
import type { ProjectPlan } from '../src/types.ts';
import type { Look } from './scene.ts';
import messages from './messages.en.json' with { type: 'json' };

const NAMES = ['Mira', 'Tomás', 'Aiko', 'Priya', 'Bartholomew-Christopher', 'Zoë', 'FICO'];
const words = speaker({ ...texts, messages: { ...texts.messages, ...messages } }, NAMES);

export function sceneOf(match: Match<ProjectPlan>, viewer: Seat | null, asked: Seat[]): Look {
  return {
    t: match.t,
    view: viewFor(match.game, match.t, match.s, viewer),
    viewer,
    words,
    names: NAMES,
    colours: PLAYERS,
    asked,
    spotlight: null,
    narrow: false,
    board: { width: 1, height: 1 },
    projector: false,
  };
}
