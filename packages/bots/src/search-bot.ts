import type { AnyGame, Move, Suggestion } from '@boardroom/kernel';
import { newRng } from '@boardroom/kernel';
import type { Bot, Thought } from './bot.ts';
import { newMemory } from './search/memory.ts';
import { hashTemplate } from './search/move-hash.ts';
import { asideRoot, NOTHING } from './search/root.ts';
import { newSearch, searchFrom } from './search/search.ts';
import { settingsAt } from './search/settings.ts';
import type { SearchSettings } from './search/settings.ts';

type Wish = Suggestion<Move> | null;

/** Thinks ahead, about questions and about what it may do meanwhile. */
export function searchBot(
  game: AnyGame,
  name: string,
  other: Bot,
  settings: SearchSettings,
): Bot & Required<Pick<Bot, 'ponder'>> {
  const memory = newMemory();
  /** Asides it thought about and did not make, until it is asked something. */
  const dropped = new Set<number>();
  const ponder: NonNullable<Bot['ponder']> = (ask, rng): Thought => {
    const { t, f } = ask;
    dropped.clear();
    const here = settingsAt(t, settings);
    // A seat without a place in the ranking has nothing to win by thinking.
    if (f.seat >= t.players || !isWorthIt(here, f.kind, t.players))
      return settled(other.choose(ask, rng));
    const own = newRng(rng.below(0x1_0000_0000));
    return newSearch(game, t, ask.view(), f, own, here, memory);
  };
  const { policy: _, ...rest } = other;
  const bot = {
    ...rest,
    name,
    ponder,
    choose: (...[ask, rng]: Parameters<Bot['choose']>) => ended(ponder(ask, rng)),
  };
  const { aside } = other;
  if (!aside || settings.asides === 0) return bot;
  const wonder = wonderer(game, aside, settings, dropped);
  return { ...bot, wonder, aside: (...given) => ended(wonder(...given)) };
}

function isWorthIt({ questions, bound }: SearchSettings, kind: string, players: number): boolean {
  const isThought = questions.length === 0 || questions.includes(kind);
  return isThought && !(players > 2 && bound.includes(kind));
}

/** Whether to make one of the asides that some character of the game would make now. */
function wonderer(
  game: AnyGame,
  aside: NonNullable<Bot['aside']>,
  settings: SearchSettings,
  dropped: Set<number>,
): NonNullable<Bot['wonder']> {
  return (t, view, seat, rng) => {
    const here = settingsAt(t, settings);
    const part = {
      ...here,
      iterations: Math.max(1, Math.round(here.asides * here.iterations)),
      ms: here.asides * here.ms,
    };
    const first = aside(t, view, seat, rng);
    if (seat >= t.players) return settled<Wish>(first);
    const ideas = [first];
    for (const character of Object.values(game.advice.characters))
      ideas.push(game.advice.aside!(t, view, seat, rng, character));
    const open = ideas.filter((idea) => idea && !dropped.has(hashTemplate(idea.move)));
    if (open.length === 0) return settled<Wish>(null);
    const root = asideRoot(view, seat, open.includes(first) ? open : [null, ...open]);
    const own = newRng(rng.below(0x1_0000_0000));
    const search = searchFrom(root, game, t, view, own, part, newMemory());
    return {
      step: search.step,
      best() {
        const best = search.best();
        if (best.move !== NOTHING) return best;
        for (const idea of open) dropped.add(hashTemplate(idea!.move));
        return null;
      },
    };
  };
}

function settled<Choice>(choice: Choice): Thought<Choice> {
  return { step: () => true, best: () => choice };
}

function ended<Choice>(thought: Thought<Choice>): Choice {
  while (!thought.step());
  return thought.best();
}
