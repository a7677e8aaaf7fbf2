import type { AnyGame, Texts } from '@boardroom/kernel';
import type { SavedTable } from '../store/saved.ts';

/** The short name of the preset a table is played with; its first words are enough. */
export function presetOf(game: AnyGame, texts: Texts, saved: SavedTable): string {
  const options = JSON.stringify(saved.record.options);
  for (const [name, profile] of Object.entries(game.profiles)) {
    const parsed = game.options.safeParse(profile);
    if (!parsed.success || JSON.stringify(parsed.data) !== options) continue;
    const words = texts.messages[`profile.${name}`] ?? name;
    return words.split(/[:,.(]/)[0]!.trim();
  }
  return '';
}
