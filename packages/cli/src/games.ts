import { botNames } from '@boardroom/bots';
import { catalogue } from '@boardroom/catalogue';
import { speaker } from '@boardroom/texts';
import { wrapped } from './style.ts';
import { flags } from './usage.ts';

export async function games(args: string[]): Promise<void> {
  flags(args, []);
  for (const entry of catalogue) {
    const [game, texts] = await Promise.all([entry.game(), entry.texts['en']!()]);
    const { say } = speaker(texts, []);
    const presets = Object.keys(game.profiles).map((name) => {
      const told = [say(`profile.${name}`), say(`profile.${name}.minutes`)];
      return `    ${name.padEnd(12)}${told.filter(Boolean).join(', ')}`;
    });
    const languages = Object.keys(entry.texts);
    const { id, title, players, minutes, teaches, credit } = entry;
    const lines = [
      `${title}  (${id})`,
      `  ${players.join('–')} players, ${minutes.join('–')} minutes, by ${credit}`,
      `  teaches ${teaches}`,
      `  presets, as in: play ${id} --options ${Object.keys(game.profiles)[0]}`,
      ...presets,
      `  bots: ${botNames(game).join(', ')}`,
      ...(languages.length > 1 ? [`  languages: ${languages.join(', ')}`] : []),
    ];
    process.stdout.write(`${wrapped(lines.join('\n'))}\n`);
  }
}
