/** The proposals of a team as its people see them: in words, on the board, and who is for which. */
import { isGap } from '@boardroom/kernel';
import type { Move, MoveValue, Template } from '@boardroom/kernel';
import type { Choice, TargetId } from '@boardroom/ui-kit';
import type { TeamDesk } from '../../engine/port.ts';
import { language } from '../../words/index.ts';
import { gapsOf } from '../choices.ts';
import type { TableStore } from '../store/store.ts';

type Proposal = TeamDesk['proposals'][number];

export interface ShownProposal extends Proposal {
  readonly label: string;
  readonly note: string;
  /** What is offered that it is; null: it cannot be played any more. */
  readonly choice: Choice | null;
  /** Where it would be on the table. */
  readonly at: TargetId | null;
  readonly isMine: boolean;
  readonly isFor: boolean;
  /** Most are for it; of equals the first. */
  readonly leads: boolean;
}

/** Two agree, or all of a smaller team. */
const AGREE = 2;

/** Whether a move is one of those a template stands for. */
export function fits(template: Template<Move>, move: Move): boolean {
  const fields = template as unknown as Record<string, unknown>;
  const made = move as unknown as Record<string, MoveValue>;
  return Object.entries(fields).every(
    ([name, value]) => isGap(value) || JSON.stringify(value) === JSON.stringify(made[name]),
  );
}

export function proposalsOf(store: TableStore, { me, proposals }: TeamDesk): ShownProposal[] {
  const shown = proposals.map((each): ShownProposal => {
    const choice = store.choices.find(({ template }) => fits(template, each.move)) ?? null;
    const isWhole = choice !== null && gapsOf(choice.template).length === 0;
    const said = store.words.move(each.move);
    return {
      ...each,
      label: isWhole ? choice.label : said.charAt(0).toLocaleUpperCase(language()) + said.slice(1),
      note: (isWhole && choice.note) || '',
      choice,
      at: choice?.path?.at(-1) ?? null,
      isMine: each.by === me,
      isFor: each.agreed.includes(me),
      leads: false,
    };
  });
  const possible = shown.filter(({ choice }) => choice !== null);
  const most = Math.max(...possible.map(({ agreed }) => agreed.length));
  const first = possible.find(({ agreed }) => agreed.length === most);
  return shown.map((each) => ({ ...each, leads: each === first }));
}

/** Why one may not play it yet; null: one may. */
export function waitsFor(
  { rule, people, me }: Pick<TeamDesk, 'rule' | 'people' | 'me'>,
  { agreed }: Pick<Proposal, 'agreed'>,
): 'captain' | 'agree' | null {
  if (rule === 'captain') return people[0]?.person === me ? null : 'captain';
  if (rule === 'agree' && agreed.length < Math.min(AGREE, people.length)) return 'agree';
  return null;
}

export const nameIn = ({ people }: Pick<TeamDesk, 'people'>, person: string): string =>
  people.find((each) => each.person === person)?.name ?? '';

export const namesOf = (team: Pick<TeamDesk, 'people'>, persons: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(
    persons.map((person) => nameIn(team, person)).filter((name) => name !== ''),
  );

/** Two letters for a small disc: the first two, or the first and the last where others have the same. */
export function initials(people: readonly { readonly name: string }[]): string[] {
  const letters = new Intl.Segmenter(language());
  const spelt = people.map(({ name }) =>
    Array.from(letters.segment(name.trim()), (s) => s.segment),
  );
  const two = (name: readonly string[]): string => name.slice(0, 2).join('');
  return spelt.map((name) => {
    const twice = spelt.filter((other) => two(other) === two(name)).length > 1;
    return twice ? `${name[0]}${name.at(-1)}` : two(name);
  });
}
