/** Plays pairs of games of two editions, one core of the comparison. The page stays free. */
import { makeBot } from '@boardroom/bots';
import { findGame } from '@boardroom/catalogue';
import { openBalance, playBatch, Unplayable } from '@boardroom/lab/balance';
import type { Opened } from '@boardroom/lab/balance';
import { gameWithUse } from './game-with-use.ts';
import type { FromPlayer, ToPlayer } from './messages.ts';

let opened: Opened | undefined;

async function answer(message: ToPlayer): Promise<FromPlayer> {
  switch (message.type) {
    case 'ways': {
      const game = await findGame(message.game)!.game();
      const names = Object.keys(game.advice.characters).map((name) => `heuristic:${name}`);
      return { type: 'ways', ways: names.filter((name) => makeBot(game, name)) };
    }
    case 'open': {
      opened = await openBalance(findGame, message.order);
      return { type: 'opened', measures: opened.measures, things: opened.things };
    }
    case 'play':
      return { type: 'found', batch: message.batch, sums: playBatch(opened!, message.batch) };
    case 'show':
      return { type: 'shown', record: await gameWithUse(opened!, message.thing, message.pairs) };
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ToPlayer>) => {
  answer(data).then(
    (news) => globalThis.postMessage(news),
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      const refusal = error instanceof Unplayable ? { refusal: error.refusal } : {};
      globalThis.postMessage({ type: 'failed', reason, ...refusal } satisfies FromPlayer);
    },
  );
});
