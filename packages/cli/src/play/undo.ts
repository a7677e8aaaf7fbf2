/** Taking one's last move back. */
import { legal, legalAsides, pendingIndex, toldTo, undo, undoable } from '@boardroom/kernel';
import type { Choice } from './choices.ts';
import { isForced } from './forced.ts';
import { print, say } from './seated.ts';
import type { Seated } from './seated.ts';

/** False, with the reason, if nothing can be taken back. What was not asked goes back with it. */
export function takeBack(seated: Seated): boolean {
  const { match, you, words } = seated;
  let taken: string | null = null;
  do {
    const own = match.moves.findLast(([seat]) => seat === you);
    const refusal = undoable(match, you) > 0 ? undo(match, you) : { code: 'cannot-undo' };
    if (refusal) {
      if (taken === null) print(`  ${words.refusal(refusal)}`);
      break;
    }
    taken = words.move(own![1]);
  } while (wasForced(seated));
  if (taken === null) return false;
  seated.heard = toldTo(match, you).length;
  print(say(seated, 'undone', { move: taken }));
  return true;
}

function wasForced({ match, you }: Seated): boolean {
  const { game, t, s } = match;
  const frame = s.agenda[pendingIndex(s, you)]!;
  const answers = legal(game, t, s, frame).map((template): Choice => ({ template, frame }));
  return isForced(answers, legalAsides(game, t, s, you).length);
}
