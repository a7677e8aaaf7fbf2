/** Every lesson, played by one who does what it says: no step is passed over, and it ends with a score. */
import { catalogue } from '@boardroom/catalogue';
import {
  isRefusal,
  legal,
  legalAsides,
  newRng,
  openMatch,
  pending,
  submit,
  viewFor,
} from '@boardroom/kernel';
import type { GameEntry, Match, Move, Template } from '@boardroom/kernel';
import type { Choice, Scene, Tutorial } from '@boardroom/ui-kit';
import { expect, test } from 'vitest';
import { gapsOf } from '../choices.ts';
import { makeLesson } from './lesson.svelte.ts';

const tutorials = import.meta.glob<Tutorial>('../../../../../games/*/ui/tutorial.ts', {
  import: 'tutorial',
});
/** The template is copied, its faults with it. */
const template = import.meta.glob<GameEntry>('../../../../../games/_template/entry.ts', {
  import: 'entry',
  eager: true,
});
const folderOf = ({ id }: GameEntry): string =>
  Object.values(template).some((entry) => entry.id === id) ? '_template' : id;
const LEARNER = 0;
/** No lesson takes more moves of all seats together. */
const MOST = 200;

for (const entry of [...catalogue, ...Object.values(template)])
  test(`${entry.id}: to the first score`, async () => {
    const tutorial = await tutorials[`../../../../../games/${folderOf(entry)}/ui/tutorial.ts`]!();
    const game = await entry.game();
    const { players, options = {}, seed } = tutorial;
    const edition = { id: 'classic', content: await entry.editions['classic']!() };
    const match = openMatch(game, { players, options, edition }, seed) as Match;
    if (isRefusal(match)) throw new Error(match.code);
    const sceneNow = (): Scene<any> =>
      ({
        t: match.t,
        view: viewFor(game, match.t, match.s, LEARNER),
        viewer: LEARNER,
        asked: pending(match.s).map(({ seat }) => seat),
      }) as never;
    const lesson = makeLesson(tutorial, 0, sceneNow, () => {});
    const score = (): number => game.scores(match.t, match.s)[LEARNER]!;
    const seen: string[] = [];
    const rng = newRng(1);
    let rises = 0;

    const wanted = (template: Template<Move>): boolean => lesson.wanted({ template } as Choice);

    /** A move without gaps, or with every number its one gap takes. */
    function filled(template: Template<Move>): Template<Move>[] {
      const [first, ...more] = gapsOf(template);
      if (!first) return [template];
      const [field, gap] = first;
      if (more.length > 0 || gap.gap !== 'range') return [];
      return Array.from({ length: gap.max - gap.min + 1 }, (_, i) => ({
        ...template,
        [field]: gap.min + i,
      }));
    }

    /** Pages are turned until an answer is waited for; a deal is left to the learner. */
    function read(): void {
      for (; lesson.step; lesson.next()) {
        const { id, want, done } = lesson.step;
        if (seen.at(-1) !== id) seen.push(id);
        const deal = want && legalAsides(game, match.t, match.s, LEARNER).some(wanted);
        if (done && !deal) return;
      }
    }
    read();
    for (let made = 0; lesson.step && made < MOST; made++) {
      const open = pending(match.s);
      const f = open.find(({ seat }) => seat === LEARNER) ?? open[0]!;
      const view = viewFor(game, match.t, match.s, f.seat);
      let { move } = game.advice.suggest(match.t, view, f, rng);
      if (f.seat === LEARNER && !wanted(move))
        move = (legal(game, match.t, match.s, f).flatMap(filled).find(wanted) ??
          move) as typeof move;
      const before = score();
      expect(isRefusal(submit(match, f.seat, move))).toBe(false);
      if (score() > before) rises++;
      if (f.seat === LEARNER) lesson.moved(move);
      lesson.look();
      read();
    }
    expect(lesson.step).toBeNull();
    expect(seen).toEqual(tutorial.steps.map(({ id }) => id));
    expect(rises, 'how often the score rose before the lesson was over').toBe(1);
  });
