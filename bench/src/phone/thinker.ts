/** Plays a game at a full table and tells how long a bot's decisions took. */
import { levelsOf, makeBot } from '@boardroom/bots';
import type { Bot } from '@boardroom/bots';
import { findGame } from '@boardroom/catalogue';
import { answer, isOver, isRefusal, legal, newRng, peek, setTable, start } from '@boardroom/kernel';
import type { Table } from '@boardroom/kernel';

const [id, name, count] = process.argv.slice(2) as [string, 'hard' | 'expert', string];
const entry = findGame(id)!;
const game = await entry.game();
const edition = { id: 'classic', content: await entry.editions['classic']!() };
const t = tableOf(entry.players[1]);
const rng = newRng(1);
const normal = makeBot(game, 'normal')!;

function tableOf(players: number): Table {
  const set = setTable(game, { players, edition });
  if (isRefusal(set)) throw new Error(set.code);
  return set;
}

/** Decisions of a seat whose others are played as usual, spread over games. */
function think(bot: Bot, most: number, every: number, seed: string): number[] {
  const took: number[] = [];
  for (let n = 0; took.length < most; n++) {
    const s = start(game, t, `${seed} ${n}`);
    for (let moves = 0; !isOver(s) && took.length < most; moves++) {
      const index = s.agenda.length - 1;
      const f = s.agenda[index]!;
      const ask = {
        t,
        f,
        view: () => peek(game, t, s, f.seat),
        legal: () => legal(game, t, s, f),
      };
      const asked = moves % every === 0 ? bot : normal;
      const began = performance.now();
      const { move } = asked.choose(ask, rng);
      if (asked === bot) took.push(performance.now() - began);
      answer(game, t, s, index, move);
    }
  }
  return took;
}

think(makeBot(game, `${name}:20`)!, 20, 7, 'warm');
process.stdout.write('ready\n');
await new Promise((resolve) => setTimeout(resolve, 50));
const took = think(makeBot(game, name)!, Number(count), 11, 'phone').toSorted((a, b) => a - b);
const { ms } = levelsOf(game)[name];
const at = (part: number): number => Math.round(took[Math.floor(part * (took.length - 1))]!);
const over = took.filter((each) => each > ms).length;
const peak = Math.round(process.resourceUsage().maxRSS / 1024);
process.stdout.write(
  `${JSON.stringify({ game: id, bot: name, clock: ms, decisions: took.length, median: at(0.5), slowest: at(1), over, peakMB: peak })}\n`,
);
