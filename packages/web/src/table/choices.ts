/** Legal moves as the bar and the board offer them: grouped, narrowed by what was clicked. */
import { hasGaps, isGap } from '@boardroom/kernel';
import type { Frame, Gap, Move, Template } from '@boardroom/kernel';
import type { AnyUi, Choice, Scene, Shown, TargetId } from '@boardroom/ui-kit';

/** The bar holds so many buttons; with more, moves of one group share one. */
const MOST_BUTTONS = 6;
/** A list longer than this is asked in two steps where the game names the first. */
const LONG = 8;

export function choicesOf(
  ui: AnyUi,
  scene: Scene<any>,
  legal: readonly Template<Move>[],
  asides: readonly Template<Move>[],
  frame: Frame | null,
): Choice[] {
  const offer = (template: Template<Move>, index: number, aside: boolean): Choice => {
    return { ...shownBy(ui, scene, template, aside ? null : frame), template, index, aside };
  };
  return [
    ...legal.map((template, i) => offer(template, i, false)),
    ...asides.map((template, i) => offer(template, legal.length + i, true)),
  ];
}

/** A board that cannot show one move must not take the table down: it is offered in plain words. */
function shownBy(
  ui: AnyUi,
  scene: Scene<any>,
  template: Template<Move>,
  frame: Frame | null,
): Shown {
  try {
    return ui.show(scene, template, frame);
  } catch (error) {
    console.error('show failed', template, error);
    return { label: scene.words.move(template) };
  }
}

export type Button =
  | { readonly kind: 'move'; readonly choice: Choice }
  /** The first of two steps: picks a target, as a click on the table does. */
  | { readonly kind: 'step'; readonly target: TargetId; readonly name: string }
  | { readonly kind: 'group'; readonly group: string; readonly choices: readonly Choice[] };

export function groupOf(choice: Choice): string {
  return choice.group ?? choice.template.type;
}

/** One button, for its key in a list. */
export function keyOf(button: Button): string {
  if (button.kind === 'move') return `m${button.choice.index} ${button.choice.label}`;
  return button.kind === 'step' ? `s${button.target}` : `g${button.group}`;
}

/**
 * What the bar shows: single moves, or groups when there are too many. The natural move comes first,
 * quiet ones last; giving up before those.
 */
export function buttonsOf(choices: readonly Choice[], open: string | null): Button[] {
  const inside = open === null ? choices : choices.filter((choice) => groupOf(choice) === open);
  if (open !== null) return inside.length > LONG ? stepped(inside) : inside.map(single);
  const answers = inside.filter(({ aside }) => !aside);
  const meanwhile = inside.filter(({ aside }) => aside);
  const room = Math.max(1, MOST_BUTTONS - new Set(meanwhile.map(groupOf)).size);
  const buttons =
    answers.length <= (meanwhile.length > 0 ? room : MOST_BUTTONS)
      ? answers.map(single)
      : grouped(answers);
  buttons.push(...grouped(meanwhile));
  const rank = (button: Button): number => {
    if (button.kind !== 'move') return 1;
    if (button.choice.grave) return 2;
    return button.choice.tone === 'go' ? 0 : isQuiet(button) ? 3 : 1;
  };
  return buttons
    .flatMap(forAll)
    .flatMap(atOnce)
    .toSorted((a, b) => rank(a) - rank(b));
}

/** A choice that can be made for a whole row of questions: that comes first. */
function forAll(button: Button): Button[] {
  if (button.kind !== 'move' || !button.choice.along) return [button];
  const { along, key, ...choice } = button.choice;
  const row = { ...choice, ...along, path: [] };
  // A quiet row stands beside its quiet move: nothing is urged, and its letter stays its own.
  if (choice.tone === 'quiet') return [button, single(row)];
  return [single({ ...row, ...(key ? { key } : {}), tone: 'go' }), button];
}

/** A choice with values that can be played at once: their buttons before its own. */
function atOnce(button: Button): Button[] {
  if (button.kind !== 'move') return [button];
  const { choice } = button;
  const [gap, ...more] = gapsOf(choice.template);
  if (!gap || more.length > 0) return [button];
  const [field, open] = gap;
  const ready = (choice.gaps?.[field]?.quick ?? []).flatMap(({ value, note, now }) =>
    now === undefined
      ? []
      : single({
          ...choice,
          template: { ...choice.template, [field]: value },
          label: now,
          note: note ?? '',
          // The target on the table leaves the value open.
          path: [],
        }),
  );
  const all = open.gap === 'range' && ready.length > (open.max - open.min) / open.step;
  return all ? ready : [...ready, button];
}

/** Choices that share a first target with a name stand behind it; others stay as they are. */
function stepped(choices: readonly Choice[]): Button[] {
  const steps = new Map<TargetId, Button>();
  const rest: Button[] = [];
  for (const choice of choices) {
    const target = choice.path?.[0];
    if (choice.via === undefined || target === undefined) rest.push(single(choice));
    else steps.set(target, { kind: 'step', target, name: choice.via });
  }
  return [...steps.values(), ...rest];
}

/** One move as a button. */
export function single(choice: Choice): Button {
  return { kind: 'move', choice };
}

function grouped(choices: readonly Choice[]): Button[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const group = groupOf(choice);
    const list = groups.get(group);
    if (list) list.push(choice);
    else groups.set(group, [choice]);
  }
  return [...groups].map(([group, list]) =>
    list.length === 1 ? single(list[0]!) : { kind: 'group', group, choices: list },
  );
}

/** Always in sight, at the end of the bar. What gives a game up may fold away instead. */
export function isQuiet(button: Button): boolean {
  return button.kind === 'move' && button.choice.tone === 'quiet' && !button.choice.grave;
}

/** All deals with one partner are one card: of a group one choice for each partner is enough. */
export function oneDealEach(choices: readonly Choice[]): Choice[] {
  const seen = new Set<string>();
  return choices.filter((choice) => {
    if (!choice.deal) return true;
    const key = `${groupOf(choice)} ${choice.deal.with}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Moves whose path begins with what was clicked so far. */
export function narrowed(choices: readonly Choice[], picked: readonly TargetId[]): Choice[] {
  return choices.filter(({ path = [] }) => picked.every((id, i) => path[i] === id));
}

/** Where a next click is possible, and the moves waiting there. */
export function nextTargets(
  choices: readonly Choice[],
  picked: readonly TargetId[],
): Map<TargetId, Choice[]> {
  const targets = new Map<TargetId, Choice[]>();
  for (const choice of narrowed(choices, picked)) {
    const id = choice.path?.[picked.length];
    if (id === undefined) continue;
    const list = targets.get(id);
    if (list) list.push(choice);
    else targets.set(id, [choice]);
  }
  return targets;
}

/** Whether a place has a card in the row of cards: what the natural move is about has its button. */
export function hasCard([first, ...more]: readonly Choice[]): boolean {
  return more.length > 0 || first?.tone !== 'go';
}

/**
 * The bar beside a row of cards of these places: moves that the cards say one by one are left out. A
 * row of verbs says something else, and stays whole.
 */
export function besideCards(
  buttons: readonly Button[],
  targets: ReadonlyMap<TargetId, readonly Choice[]>,
  clicks: number,
): readonly Button[] {
  const at = ({ path = [] }: Choice): readonly Choice[] =>
    (path.length > clicks ? targets.get(path[clicks]!) : undefined) ?? [];
  const others: Button[] = [];
  for (const button of buttons) {
    if (button.kind !== 'move') return buttons;
    const there = at(button.choice);
    if (there.length > 1) return buttons;
    if (there.length === 0 || !hasCard(there)) others.push(button);
  }
  return others;
}

/** The gaps of a move, by field. */
export function gapsOf(template: Template<Move>): [field: string, gap: Gap][] {
  if (!hasGaps(template)) return [];
  const fields: [string, unknown][] = Object.entries(template);
  return fields.filter((entry): entry is [string, Gap] => isGap(entry[1]));
}
