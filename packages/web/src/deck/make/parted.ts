/** Where tables parted, what came of it here, and what comes of it when bots play on. */
import { branchWords, momentWords } from '@boardroom/insight';
import type { ClassFound, PartingCame } from '@boardroom/insight';
import { conceptsOf } from '@boardroom/kernel';
import { capitalised } from '../../review/sentences.ts';
import { say } from '../../words/index.ts';
import type { DeckFound, Fork, ForkBranch, Made, Parted, Scale } from '../types.ts';
import { scaleOf, spreadsOf, withError } from './scale.ts';
import { conceptName, counted } from './telling.ts';
import type { Telling } from './telling.ts';

/** So many forks are shown, one a step. */
const SHOWN = 3;
/** Games of a branch until a fork is played out. */
const GAMES = 400;
/** A fork is told when so many games of bots stand behind it. */
const TOLD = 20;

export function makeParted(found: DeckFound, telling: Telling): Made<'parted'> {
  const { parted } = found;
  const partings = parted ? worthTelling(parted) : [];
  const scale = scaleOf(
    partings.flatMap(({ came }) =>
      came.flatMap(({ results, scores }) => [...results, ...ends(scores)]),
    ),
  );
  const forks = partings.map((one) => forkOf(one, found, telling, scale));
  const tables = found.compared.length;
  const figures: Parted = {
    lead: forks[0]?.lead ?? '',
    foot: say('deck.parted.foot', { tables }),
    unit: telling.unit,
    scale,
    tables,
    splits: parted?.splits ?? 0,
    forks,
  };
  return {
    kind: 'parted',
    titles:
      forks.length > 0 ? forks.map((fork) => titleOf(fork, telling)) : [say('deck.parted.none')],
    steps: Math.max(1, forks.length),
    figures,
    lacks: lacksOf(found, forks),
  };
}

/** Those that matter first; what nothing is known of yet comes last, and is left out once others are known. */
function worthTelling({ partings }: ClassFound): PartingCame[] {
  const known = partings.filter(({ games }) => games >= TOLD);
  const list = known.length > 0 ? known : partings;
  const different = list.filter(({ byBots }) => byBots === 'different');
  return [...different, ...list.filter((one) => !different.includes(one))].slice(0, SHOWN);
}

/** The ends of a spread without its last hundredths: one odd game must not flatten all others. */
function ends(scores: readonly number[]): number[] {
  const sorted = scores.toSorted((a, b) => a - b);
  const cut = Math.floor(sorted.length * 0.01);
  return sorted.length === 0 ? [] : [sorted[cut]!, sorted[sorted.length - 1 - cut]!];
}

function leadOf({ unit }: Telling, question: string): string {
  const key = unit === '' ? 'deck.parted.lead.plain' : 'deck.parted.lead';
  return say(key, {
    question: capitalised(/[.?!…]$/.test(question) ? question : `${question}.`),
    unit,
  });
}

function forkOf(
  { parting, came, games, byClass, byBots }: PartingCame,
  { compared }: DeckFound,
  telling: Telling,
  scale: Scale,
): Fork {
  const { words, concepts } = telling;
  const spreads =
    games >= TOLD
      ? spreadsOf(
          came.map(({ scores }) => scores),
          scale,
        )
      : null;
  const branches = parting.branches.map((branch, i): ForkBranch => {
    const { results, mean, behind } = came[i]!;
    const best = behind.value === 0 && behind.se === 0;
    return {
      name: capitalised(branchWords(words, branch)),
      tables: branch.tables.map((at, k) => ({ table: compared[at]!, result: results[k]! })),
      mean,
      bots: spreads?.[i] ?? null,
      behind: spreads && !best ? behind : null,
      best: spreads !== null && best,
    };
  });
  const met = parting.branches.flatMap(({ moves }) =>
    moves.flatMap((move) => conceptsOf(concepts, parting.question, move)),
  );
  const question = words.ask(parting.frame);
  return {
    lead: leadOf(telling, question),
    when: momentWords(words, parting),
    seat: parting.seat,
    question,
    branches,
    games,
    of: GAMES,
    byClass,
    byBots,
    concepts: [...new Set(met)].map((id) => conceptName(telling, id)),
  };
}

function titleOf({ branches, byBots, when }: Fork, { unit }: Telling): string {
  if (byBots === 'few') return say('deck.parted.title.few', { when });
  const best = branches.find((branch) => branch.best)!;
  const worst = branches
    .filter(({ behind }) => behind)
    .toSorted((a, b) => a.behind!.value - b.behind!.value)[0];
  if (byBots === 'unclear' || !worst) return say('deck.parted.title.unclear', { when });
  const here = branches.toSorted((a, b) => b.mean - a.mean)[0]!;
  const facts = { best: best.name, other: worst.name, here: here.name, when };
  if (here.name !== best.name) return say('deck.parted.title.otherwise', facts);
  return say('deck.parted.title.better', {
    ...facts,
    more: counted(withError(worst.behind!), unit),
  });
}

function lacksOf({ compared, parted }: DeckFound, forks: readonly Fork[]): string {
  if (compared.length < 2) return say('deck.parted.lacks.tables');
  if (parted && forks.length === 0)
    return say(parted.splits === 0 ? 'deck.parted.lacks.none' : 'deck.parted.lacks.few');
  return '';
}
