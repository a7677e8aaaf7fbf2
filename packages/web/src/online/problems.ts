/** What the server refuses, in the words of the page. */
import { ProblemError } from '@boardroom/client';
import { say } from '../words/index.ts';

/** Problems a person at the page can run into; others keep the server's own words. */
const CODES = [
  'a-bot-plays',
  'already-seated',
  'at-gate',
  'busy-table',
  'closing-down',
  'frozen-table',
  'no-code',
  'no-link',
  'no-person',
  'no-proposal',
  'no-recovery',
  'no-spectators',
  'no-table',
  'no-takeback',
  'no-takebacks',
  'no-talk',
  'no-whisper',
  'not-agreed',
  'not-captain',
  'not-gathering',
  'not-host',
  'not-invited',
  'not-playing',
  'not-seated',
  'not-your-seat',
  'paused',
  'seat-taken',
  'sending',
  'stale',
  'storage-away',
  'storage-full',
  'takeback-asked',
  'too-many',
  'too-often',
] as const;

/** As messages of a game's speaker, so that the bar of the table says them too. */
export const REFUSALS: Readonly<Record<string, string>> = Object.fromEntries(
  CODES.map((code) => [`refusal.${code}`, say(`problem.${code}`)]),
);

export function problemText(error: unknown): string {
  if (!(error instanceof ProblemError)) return say('problem.lost');
  const { code, title, detail } = error.problem;
  return REFUSALS[`refusal.${code}`] ?? [title, detail].filter(Boolean).join(' ');
}

export const codeOf = (error: unknown): string =>
  error instanceof ProblemError ? error.problem.code : 'lost';
