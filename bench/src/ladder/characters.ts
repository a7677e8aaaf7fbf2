/** Can a game's characters be told apart by a simple classifier? */
import { catalogue } from '@boardroom/catalogue';
import { isRefusal, setTable } from '@boardroom/kernel';
import { interval, tellApart } from '@boardroom/lab';

export async function charactersTold(games: number, heldOut: number): Promise<string> {
  const lines: string[] = [];
  for (const entry of catalogue) {
    const game = await entry.game();
    const edition = { id: 'classic', content: await entry.editions['classic']!() };
    const t = setTable(game, { players: Math.min(4, entry.players[1]), edition });
    if (isRefusal(t)) throw new Error(t.code);
    const { names, seats, right, taken } = tellApart(game, t, { seed: 'told', games, heldOut });
    const [low, high] = interval(right, seats).map((part) => (100 * part).toFixed(1));
    const share = `${((100 * right) / seats).toFixed(1)} % (${low}–${high})`;
    lines.push(`${entry.title}: ${share} of ${seats} seats named rightly`);
    for (const [i, name] of names.entries())
      lines.push(`  ${name.padEnd(14)}${taken[i]!.map((n) => String(n).padStart(5)).join('')}`);
  }
  return `${lines.join('\n')}\n`;
}
