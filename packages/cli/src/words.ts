import type { AnyGame, Standing, Told } from '@boardroom/kernel';
import type { Speaker } from '@boardroom/texts';

const NAMES = ['Ada', 'Bruno', 'Chen', 'Dana', 'Emil', 'Fatma', 'Gus'];

export function seatNames(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => NAMES[seat] ?? `Seat ${seat}`);
}

/** An event in words; a private one says who alone knows it. */
export function toldLine(speaker: Speaker, { event, to }: Told): string {
  const words = speaker.event(event);
  return to ? `${words} (only ${to.map((seat) => speaker.seat(seat)).join(' and ')})` : words;
}

export function standingsLines(
  speaker: Speaker,
  game: AnyGame,
  list: readonly Standing[],
): string[] {
  return list.map(({ seat, place, keys }) => {
    const facts = keys.map(
      (key, i) => `${speaker.say(`rank.${game.rankedBy[i]}`)} ${key.toLocaleString('en')}`,
    );
    return `${place}. ${speaker.seat(seat)}: ${facts.join(', ')}`;
  });
}
