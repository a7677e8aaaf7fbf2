#!/usr/bin/env node
/** The `boardroom` command. */
import { arenaGames } from './arena.ts';
import { balanceEditions } from './balance.ts';
import { compareFiles } from './compare.ts';
import { exportFile } from './export.ts';
import { games } from './games.ts';
import { guide } from './play/guide.ts';
import { play, resume } from './play/index.ts';
import { playthrough } from './playthrough.ts';
import { replayFile } from './replay.ts';
import { reviewFile } from './review.ts';
import { simulateGames } from './simulate.ts';
import { UsageError } from './usage.ts';

const HELP = `boardroom: business board games on one engine

  boardroom games                          the games, what each teaches, its presets and bots
  boardroom guide <game>                   how to play, in short
  boardroom play <game>                    play in this terminal against bots
      --seats 4  --options PRESET  --you 0  --seed N  --bots a,b,c  --edition FILE  --save FILE
  boardroom resume FILE                    go on with a game that was saved
      --you 0  --bots a,b,c  --save FILE
  boardroom simulate <game>                bots play many games on all cores
      --seats 4  --games 100  --seed N  --bots a,b,c  --options JSON  --edition FILE  --json  --csv FILE
      --check fails if they were played badly
  boardroom arena <game>                   bots against each other in all seatings, with ratings
      --seats 4  --games 24  --seed N  --bots hard,normal,easy,random  --options JSON  --edition FILE  --json  --csv FILE
  boardroom balance BASE FORK              what an edition does to the game: both in pairs on the same luck
      --game ID  --games 4000  --precision POINTS  --bots normal  --seats 4  --seed N  --options JSON  --json
      BASE and FORK are names of editions or files; a precision ends it by itself
  boardroom replay FILE [--verify]         a recorded game in words, or only whether it is sound
  boardroom review FILE                    luck and decisions of a recorded game, in points of the win
      --budget SECONDS  --json  --keep (goes on from FILE’s .review.json and writes it)
  boardroom compare FILES                  where tables with one luck parted, and what came of it
      --budget SECONDS  --json
  boardroom export FILE --html [--out F]   a recorded game as one page that opens without a network,
                                           with the review kept beside it; replay and review read it too
  boardroom playthrough <game>             a transcript of one game with all legal moves
      --seats 4  --seed N  --moves N  --bots a,b,c  --options JSON  --edition FILE  --record FILE

Languages: guide, play, resume, replay, review and playthrough speak any the game has words in:
      --language de; the terminal’s own words are English.
Options: a preset (see "boardroom games"), or JSON such as '{"fate":true}'.
Bots: random, easy, normal, hard, heuristic:<character> (see "boardroom games");
      hard:x4 thinks four times as long, hard:500 through 500 lines a decision.
`;

const commands: Record<string, (args: string[]) => Promise<void>> = {
  games,
  guide,
  play,
  resume,
  simulate: simulateGames,
  arena: arenaGames,
  balance: balanceEditions,
  replay: replayFile,
  review: reviewFile,
  compare: compareFiles,
  playthrough,
  export: exportFile,
};

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

const [name, ...args] = process.argv.slice(2);
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of a pipe (head, less) has gone away.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
const asksForHelp = name === undefined || name === 'help' || [name, ...args].some(isHelp);
if (asksForHelp) process.stdout.write(HELP);
else
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(`there is no command named ${name}; try boardroom help`);
    await command(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`boardroom: ${error.message}\n`);
    process.exitCode = 2;
  }
