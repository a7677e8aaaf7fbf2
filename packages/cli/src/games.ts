import { botNames } from '@boardroom/bots';
import { catalogue } from '@boardroom/catalogue';
import { flags } from './usage.ts';

export async function games(args: string[]): Promise<void> {
  flags(args, []);
  for (const entry of catalogue) {
    const game = await entry.game();
    const { id, title, players, minutes, teaches, credit } = entry;
    process.stdout.write(
      `${title}  (${id})\n` +
        `  ${players.join('–')} players, ${minutes.join('–')} minutes, by ${credit}\n` +
        `  teaches ${teaches}\n` +
        `  bots: ${botNames(game).join(', ')}\n`,
    );
  }
}
