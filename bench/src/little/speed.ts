import { answer, isOver, legal, newRng, setTable, start } from '@boardroom/kernel';
import type { Table } from '@boardroom/kernel';
import { produce } from 'immer';
import { perCpuSecond } from '../measure.ts';
import type { Row } from '../measure.ts';
import { bgStart } from './on-boardgame-io.ts';
import { little } from './on-kernel.ts';
import { LOTS, canRaise, drop, newAuction, raise } from './rules.ts';

/** Moves per CPU second of the little game on three engines, in one run. */
export function littleRows(): Row[] {
  const rng = newRng(1);
  const t = setTable(little, { players: 4, edition: { id: 'little', content: {} } }) as Table<any>;
  const ours = perCpuSecond(() => {
    let moves = 0;
    const s = start(little, t, 'little');
    while (!isOver(s)) {
      const list = legal(little, t, s, s.agenda[0]);
      answer(little, t, s, 0, list[rng.below(list.length)]!);
      moves++;
    }
    return moves;
  });
  const immer = perCpuSecond(() => {
    let moves = 0;
    for (let s = newAuction(); s.lot < LOTS; moves++)
      s = produce(s, canRaise(s) && rng.below(2) === 0 ? raise : drop);
    return moves;
  });
  const { state: first, reduce } = bgStart();
  const boardgameIo = perCpuSecond(() => {
    let moves = 0;
    for (let state = first; state.ctx.gameover === undefined; moves++)
      state = reduce(state, canRaise(state.G) && rng.below(2) === 0 ? 'raise' : 'drop');
    return moves;
  });
  return [
    { name: 'little game, Boardroom kernel', perCpuSecond: ours },
    { name: 'little game, Immer', perCpuSecond: immer, note: ratio(ours, immer) },
    {
      name: 'little game, boardgame.io 0.50 reducer',
      perCpuSecond: boardgameIo,
      note: ratio(ours, boardgameIo),
    },
  ];
}

function ratio(ours: number, theirs: number): string {
  return `ours is ${Math.round(ours / theirs)} ×`;
}
