import type { AnyGame, MatchRecord, Texts } from '@boardroom/kernel';

type Played = Pick<MatchRecord, 'players' | 'options' | 'edition'>;

/** The edition every game has: a table played with it need not say so. */
const USUAL = 'classic';

/** The short name of what a table is played with, an edition of the game or a preset; its first words are enough. */
export function presetOf(
  game: AnyGame,
  texts: Texts,
  { players, options, edition }: Played,
): string {
  const { messages } = texts;
  if (edition.id !== USUAL) return short(messages[`edition.${edition.id}`] ?? edition.id);
  const played = parsed(game, options);
  const usual = game.usual?.(players);
  for (const [name, profile] of Object.entries(game.profiles))
    if (parsed(game, { ...usual, ...profile }) === played)
      return short(messages[`profile.${name}`] ?? name);
  return '';
}

function parsed(game: AnyGame, options: object): string {
  const read = game.options.safeParse(options);
  return JSON.stringify(read.success ? read.data : options);
}

const short = (words: string): string => words.split(/[:,.(]/)[0]!.trim();
