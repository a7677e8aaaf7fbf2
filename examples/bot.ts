/**
 * A bot for Boardroom in TypeScript, with the client package.
 *
 *     node examples/bot.ts http://localhost:8080 CODE [seat]
 *
 * Joins the table with that join code, says it is ready, and plays a random legal move whenever it is
 * asked. Replace `choose` by something better.
 */
import { connect, ProblemError } from '../packages/client/src/index.ts';
import type { Now } from '../packages/client/src/index.ts';

type Fields = Record<string, unknown>;
type Gap =
  | { gap: 'range'; min: number; max: number; step: number }
  | { gap: 'subset'; of: unknown[]; min: number; max: number };

const below = (n: number): number => Math.floor(Math.random() * n);

/** Fills the gaps of a legal move: any number of a range, any allowed choice. */
function fill(template: Fields): Fields {
  const move: Fields = {};
  for (const [name, value] of Object.entries(template)) {
    const gap = value as Gap | null;
    if (typeof gap !== 'object' || gap === null || !('gap' in gap)) move[name] = value;
    else if (gap.gap === 'range')
      move[name] = gap.min + gap.step * below(Math.floor((gap.max - gap.min) / gap.step) + 1);
    else {
      let wanted = gap.min + below(Math.min(gap.max, gap.of.length) - gap.min + 1);
      move[name] = gap.of.filter((_, i) => below(gap.of.length - i) < wanted && wanted-- > 0);
    }
  }
  return move;
}

/** The whole mind of this bot. `now.view` is all that the seat may see. */
function choose(now: Now): Fields {
  const legal = now.legal ?? [];
  return fill(legal[below(legal.length)] ?? {});
}

const [base, code, wanted] = process.argv.slice(2);
if (!base || !code) {
  console.error('usage: node examples/bot.ts <address of the server> <join code> [seat]');
  process.exit(2);
}
const { token } = await connect({ base }).enter('TypeScript bot', 'teal', true);
const boardroom = connect({ base, token: token! });
const table = boardroom.table(await boardroom.byCode(code));
const { seats } = await table.room();
const seat = wanted ? Number(wanted) : seats.findIndex(({ kind }) => kind === 'open');
await table.sit(seat);
await table.ready(seat);

const following = table.follow({
  onNews({ now, cursor }) {
    if (now?.over) {
      console.log('places:', now.result!.places, '- mine:', now.result!.places[seat]);
      following.close();
    } else if (now?.legal) void play(choose(now), cursor);
  },
  onConnection: (state) => console.error(state),
});

async function play(move: Fields, expected: number): Promise<void> {
  try {
    await table.move(seat, move, { expected });
    console.log('played', JSON.stringify(move));
  } catch (error) {
    // The question changed while we thought: the news that says so brings the next one.
    if (!(error instanceof ProblemError) || error.problem.code !== 'stale') throw error;
  }
}
