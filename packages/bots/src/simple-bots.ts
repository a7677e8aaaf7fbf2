/** Bots that do not look ahead by themselves. */
import {
  advisedPolicy,
  answer,
  clone,
  guess,
  legal,
  peek,
  pendingIndex,
  pick,
  randomPolicy,
} from '@boardroom/kernel';
import type { AnyGame, Move, Policy, Rng, Slips, Suggestion } from '@boardroom/kernel';
import type { Ask, Bot } from './bot.ts';

export function randomBot(game: AnyGame): Bot {
  return {
    name: 'random',
    choose: ({ legal }, rng) => ({ move: pick(game, legal(), rng) }),
    policy: randomPolicy(game),
  };
}

/** Plays what the game suggests to a character. */
export function heuristicBot(game: AnyGame, name: string, character: object): Bot {
  const { advice } = game;
  const bot: Bot = {
    name,
    choose: ({ t, f, view }, rng) => advice.suggest(t, view(), f, rng, character),
    policy: advisedPolicy(game, character),
  };
  if (!advice.aside) return bot;
  return {
    ...bot,
    aside: (t, view, seat, rng) => advice.aside!(t, view, seat, rng, character),
  };
}

/** Plays as another bot does, but now and then overlooks what is best. */
export function slippingBot(game: AnyGame, name: string, other: Bot, slips: Slips): Bot {
  const { often, looks } = slips;
  const { policy, ...rest } = other;
  const bot: Bot = {
    ...rest,
    name,
    choose: (ask, rng) =>
      rng.unit() < often ? slip(game, ask, looks, rng) : other.choose(ask, rng),
  };
  if (!policy) return bot;
  const choose: Policy['choose'] = (t, s, f, rng) => {
    if (rng.unit() >= often) return policy.choose(t, s, f, rng);
    const ask = { t, f, view: () => peek(game, t, s, f.seat), legal: () => legal(game, t, s, f) };
    return slip(game, ask, looks, rng).move;
  };
  return { ...bot, policy: { ...policy, choose } };
}

/** The best of a few moves that come to mind: seldom the best of all, seldom plain nonsense. */
function slip(game: AnyGame, ask: Ask, looks: number, rng: Rng): Suggestion<Move> {
  const { t, f } = ask;
  const list = ask.legal();
  const guessed = guess(game, t, ask.view(), f.seat, rng);
  let chosen = pick(game, list, rng);
  let most = -Infinity;
  for (let i = 0; i < looks; i++) {
    const move = i === 0 ? chosen : pick(game, list, rng);
    const s = clone(guessed);
    answer(game, t, s, pendingIndex(s, f.seat), move);
    const value = f.seat < t.players ? game.advice.evaluate(t, s, f.seat) : 0;
    if (value > most) chosen = move;
    most = Math.max(most, value);
  }
  return { move: chosen, why: { code: 'slip' } };
}
