/** What can be done now, narrowed by what was clicked so far. */
import type { Choice, TargetId } from '@boardroom/ui-kit';
import {
  besideCards,
  buttonsOf,
  choicesOf,
  groupOf,
  narrowed,
  nextTargets,
  oneDealEach,
  single,
} from '../choices.ts';
import type { Button } from '../choices.ts';
import type { Viewing } from './viewing.svelte.ts';
import type { StoreSetting } from './types.ts';

export type Offers = ReturnType<typeof makeOffers>;

export function makeOffers(viewing: Viewing, { wanted }: StoreSetting) {
  let picked = $state.raw<readonly TargetId[]>([]);
  let group = $state.raw<string | null>(null);
  /** The choice under the pointer or the focus in the bar. */
  let hoverChoice = $state.raw<Choice | null>(null);
  /** The target under them on the board. */
  let hoverTarget = $state.raw<TargetId | null>(null);

  /** A target chosen on a phone, where a first tap only shows what a second act would do. */
  let marked = $state.raw<TargetId | null>(null);
  /** Whether targets are chosen before they are pressed. */
  let careful = $state(false);

  const offered = $derived.by((): Choice[] => {
    const { past, curtain, viewer, projector, held, position } = viewing;
    if (past || curtain !== null || viewer === null || projector || held !== null) return [];
    return choicesOf(viewing.ui, viewing.scene, position.legal, position.asides, position.frame);
  });
  const choices = $derived(oneDealEach(offered.filter(({ talk }) => talk === undefined)));
  const talk = $derived(offered.filter((choice) => choice.talk !== undefined));
  /** Moves still possible after the clicks so far; asides only once their group is open. */
  const live = $derived(
    narrowed(
      choices.filter((choice) => (group === null ? !choice.aside : groupOf(choice) === group)),
      picked,
    ),
  );
  const targets = $derived.by(() => {
    const glowing = wanted ? live.filter((choice) => wanted(choice)) : live;
    return nextTargets(glowing.length > 0 ? glowing : live, picked);
  });
  const markedChoice = $derived.by((): Choice | null => {
    const waiting = marked === null || !careful ? undefined : targets.get(marked);
    return waiting?.length === 1 ? waiting[0]! : null;
  });
  const buttons = $derived.by((): readonly Button[] => {
    if (markedChoice) return [single({ ...markedChoice, tone: 'go' })];
    const all = picked.length > 0 ? live.map(single) : buttonsOf(choices, group);
    // What a row of cards already offers is not said twice.
    return careful ? besideCards(all, targets, picked.length) : all;
  });

  /** What the open question is part of, as the game says it. */
  const inside = $derived.by(() => {
    const { position, past, projector } = viewing;
    if (!position.frame || past || projector) return null;
    return viewing.ui.within?.(viewing.scene, position.frame) ?? null;
  });
  /** Whether the bar shows all buttons; it says so. */
  let allFit = $state(true);

  return {
    get inside() {
      return inside;
    },
    get allFit() {
      return allFit;
    },
    fitMoves(all: boolean) {
      allFit = all;
    },
    /** A group was opened or a first target picked: what is offered is a part of all moves. */
    get inGroup() {
      return group !== null || picked.length > 0 || markedChoice !== null;
    },
    /** Deeds; `talk` are words for the talk box. */
    get choices() {
      return choices;
    },
    get talk() {
      return talk;
    },
    get buttons() {
      return buttons;
    },
    /** Where a click on the board leads on, and the moves waiting there. */
    get targets() {
      return targets;
    },
    get picked() {
      return picked;
    },
    get group() {
      return group;
    },
    get hoverChoice() {
      return hoverChoice;
    },
    get hoverTarget() {
      return hoverTarget;
    },
    get marked() {
      return markedChoice ? marked : null;
    },
    get markedChoice() {
      return markedChoice;
    },
    get careful() {
      return careful;
    },
    set careful(first: boolean) {
      careful = first;
    },
    mark(target: TargetId) {
      marked = target;
    },
    aim(choice: Choice | null) {
      hoverChoice = choice;
    },
    aimAt(target: TargetId | null) {
      hoverTarget = target;
    },
    openGroup(name: string) {
      group = name;
      hoverChoice = null;
    },
    pick(way: readonly TargetId[]) {
      picked = way;
      hoverChoice = null;
    },
    /** One click back, then out of the group; false if nothing was picked. */
    unpick(): boolean {
      if (markedChoice) marked = null;
      else if (picked.length > 0) picked = picked.slice(0, -1);
      else if (group !== null) group = null;
      else return false;
      return true;
    },
    clearPicks() {
      picked = [];
      group = null;
      marked = null;
      hoverChoice = null;
      hoverTarget = null;
    },
  };
}
