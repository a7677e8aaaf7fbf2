/** A minus sign before numbers, as print has it, wherever the page speaks. */
import type { Speaker } from '@boardroom/texts';

const HYPHEN = /(^|[\s(=:])-(?=\d)/g;

export function minus(text: string): string {
  return text.replace(HYPHEN, '$1\u2212');
}

export function withMinus(words: Speaker): Speaker {
  return {
    ...words,
    say(key, facts) {
      const text = words.say(key, facts);
      return text === undefined ? undefined : minus(text);
    },
    word: (vocabulary, value) => minus(words.word(vocabulary, value)),
    ask: (frame) => minus(words.ask(frame)),
    move: (move) => minus(words.move(move)),
    event: (event) => minus(words.event(event)),
    refusal: (refusal) => minus(words.refusal(refusal)),
    why: (why) => minus(words.why(why)),
  };
}
