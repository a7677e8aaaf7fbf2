/** What is looked at before an edition goes out: problems, and games really played with it. */
import { editionHash } from '@boardroom/kernel';
import type { Trial } from '@boardroom/kernel';
import { openBotDesk } from '../../engine/bot-desk.ts';
import { measuredOf } from '../measured.ts';
import type { Measured } from '../measured.ts';
import type { OpenedEdition } from '../types.ts';

/** Games played, a few at a time so that the page can say how far it is. */
const GAMES = 60;
const STEP = 6;

export function makeChecks(opened: OpenedEdition) {
  const { base, edition, entry, problems, mine } = opened;
  const desk = openBotDesk();
  let trial = $state.raw<Trial | null>(null);
  let failed = $state(false);
  let measured = $state.raw<Measured | null>(null);
  const words = Object.values(edition.texts ?? {}).some((it) => Object.keys(it).length > 0);
  const sameFigures = editionHash(base.content) === editionHash(edition.content);

  async function play(): Promise<void> {
    let sum: Trial = { games: 0, ended: 0 };
    while (sum.games < GAMES && !sum.failure) {
      const { content } = edition;
      const from = sum.games;
      const more = await desk.job('trial', { game: entry.id, content, games: STEP, from });
      sum = {
        games: from + more.games,
        ended: sum.ended + more.ended,
        ...(more.failure ? { failure: more.failure } : {}),
      };
      trial = sum;
    }
  }
  if (mine) {
    if (problems.length === 0) play().catch(() => (failed = true));
    void measuredOf(base, edition).then((found) => (measured = found));
  }

  return {
    opened,
    problems,
    sameFigures,
    get trial() {
      return trial;
    },
    get measured() {
      return measured;
    },
    /** Nothing differs, so there is nothing to hand out. */
    isSame: sameFigures && !words,
    /** It may go out. */
    get passed(): boolean {
      return (trial?.games === GAMES && !trial.failure) || failed;
    },
    close: () => desk.close(),
  };
}
export type PublishChecks = ReturnType<typeof makeChecks>;
