/** All that a table page knows and does. Components read it; it alone talks to the table. */
import type { AnyUi, TargetId } from '@boardroom/ui-kit';
import type { TablePort } from '../../engine/port.ts';
import { makeArrivals } from './arrivals.ts';
import { makeCount } from '../count/count.svelte.ts';
import { makeDealing } from '../deal/deal.svelte.ts';
import { makeInspect } from '../inspect/inspect.svelte.ts';
import { makeBoard } from './board.svelte.ts';
import { makeHints } from './hints.svelte.ts';
import { makeMaking } from './making.svelte.ts';
import { makeOffers } from './offers.svelte.ts';
import { makePanels } from './panels.svelte.ts';
import { makeReminders } from './reminders.svelte.ts';
import { makeTeamwork } from './teamwork.svelte.ts';
import { makeViewing } from './viewing.svelte.ts';
import type { StoreSetting } from './types.ts';
import { makeVoice } from './voice.svelte.ts';

export type { Filling, Tab } from './types.ts';
export type TableStore = ReturnType<typeof makeTableStore>;

export function makeTableStore(port: TablePort, ui: AnyUi, setting: StoreSetting = {}) {
  const viewing = makeViewing(port, ui, setting.projector);
  const voice = makeVoice(viewing);
  const offers = makeOffers(viewing, setting);
  const hints = makeHints(viewing, offers, voice, setting);
  const dealing = makeDealing(viewing);
  const making = makeMaking(viewing, offers, hints, voice, dealing, setting);
  const enrolled = new Map<TargetId, () => string>();
  const inspect = makeInspect(viewing, offers, enrolled, () => voice.lines, setting);
  const board = makeBoard(viewing, offers, making, voice, inspect, enrolled);
  const arrivals = makeArrivals(viewing, making, hints, voice);

  const panels = makePanels(viewing, offers);
  const count = makeCount(viewing, inspect, setting);
  const reminders = makeReminders(offers);
  const teamwork = makeTeamwork(viewing, voice);

  return joined(
    viewing,
    panels,
    voice,
    offers,
    hints,
    making,
    board,
    inspect,
    count,
    dealing,
    arrivals,
    reminders,
    teamwork,
    {
      /** One step back: out of a card, a refusal, what lies open, a hint, a form, a pick, the past. */
      back: (): boolean =>
        inspect.closeCard() ||
        voice.dropReason() ||
        panels.shut() ||
        count.putCountAway() ||
        hints.dropHint() ||
        making.stepOut() ||
        making.leaveDeal() ||
        offers.unpick() ||
        teamwork.dropAnother() ||
        viewing.lookAhead(),
      close() {
        arrivals.stop();
        voice.motion.finish();
        port.close();
      },
    },
  );
}

type Joined<Parts extends readonly object[]> = Parts extends readonly [
  infer First extends object,
  ...infer Rest extends readonly object[],
]
  ? First & Joined<Rest>
  : unknown;

/** One object of several, with their getters as they are. */
function joined<const Parts extends readonly object[]>(...parts: Parts): Joined<Parts> {
  const all = {};
  for (const part of parts) Object.defineProperties(all, Object.getOwnPropertyDescriptors(part));
  return all as Joined<Parts>;
}
