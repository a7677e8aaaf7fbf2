/** Codes can be guessed: wrong ones are counted by address, right ones are not counted. */
import { addressOf } from '../people/rates.ts';
import type { Rate } from '../people/rates.ts';
import { ProblemError, problem } from '../problem.ts';

export async function guess<T>(
  guesses: Rate,
  { ip }: { readonly ip: string },
  look: () => Promise<T>,
): Promise<T> {
  const address = addressOf(ip);
  const wait = guesses.wait(address);
  if (wait > 0) throw problem('too-often', undefined, wait);
  try {
    return await look();
  } catch (error) {
    if (error instanceof ProblemError) guesses.take(address);
    throw error;
  }
}
