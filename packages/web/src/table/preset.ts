import type { AnyGame, Texts } from '@boardroom/kernel';

/** The short name of the preset a table is played with; its first words are enough. */
export function presetOf(game: AnyGame, texts: Texts, chosen: object): string {
  const options = JSON.stringify(chosen);
  for (const [name, profile] of Object.entries(game.profiles)) {
    const parsed = game.options.safeParse(profile);
    if (!parsed.success || JSON.stringify(parsed.data) !== options) continue;
    const words = texts.messages[`profile.${name}`] ?? name;
    return words.split(/[:,.(]/)[0]!.trim();
  }
  return '';
}
