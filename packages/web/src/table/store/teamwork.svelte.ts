/** What the people of a team do with what they propose to each other. */
import type { Move, Refusal } from '@boardroom/kernel';
import { playSound } from '../../motion/sound.ts';
import type { Viewing } from './viewing.svelte.ts';
import type { Voice } from './voice.svelte.ts';

interface Proposed {
  readonly proposal: number;
  readonly move: Move;
}

export function makeTeamwork(viewing: Viewing, voice: Voice) {
  /** The question at which another proposal was asked for, and how many there were. */
  let another = $state.raw<{ readonly moves: number; readonly made: number } | null>(null);
  /** So many proposals and lines of talk have been read. */
  let read = $state(0);

  const attempt = async (refusal: Promise<Refusal | null> | undefined): Promise<boolean> => {
    const why = await refusal;
    if (why) voice.refuse(why);
    return why === null;
  };

  return {
    get team() {
      return viewing.team;
    },
    /** It has something before it, and nobody looks for something else. */
    get isDeciding() {
      const { team, position } = viewing;
      if (!team || team.proposals.length === 0 || !position.frame) return false;
      return another?.moves !== position.moves || another.made !== team.proposals.length;
    },
    /** Not read yet. */
    get teamNews() {
      const { team } = viewing;
      return team ? Math.max(0, team.lines.length + team.proposals.length - read) : 0;
    },
    readTeam(count: number) {
      read = count;
    },
    proposeAnother() {
      another = { moves: viewing.position.moves, made: viewing.team?.proposals.length ?? 0 };
    },
    dropAnother(): boolean {
      if (!another) return false;
      another = null;
      return true;
    },
    async playProposal({ proposal }: Proposed) {
      if (await attempt(viewing.team?.play(proposal))) playSound('wood');
    },
    agreeTo: ({ proposal }: Proposed, agree: boolean) =>
      attempt(viewing.team?.agree(proposal, agree)),
    explain: ({ move }: Proposed, text: string) =>
      attempt(viewing.team?.propose(move, undefined, text)),
    sayToTeam: (text: string) => attempt(viewing.team?.say(text)),
    /** Why a proposal cannot be played any more. */
    async whyNot(move: Move): Promise<string> {
      const { port, viewer } = viewing;
      const refusal = viewer === null ? null : await port.ask(viewer, move);
      return refusal ? voice.reasonOf(refusal).text : '';
    },
  };
}
