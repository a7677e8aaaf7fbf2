/**
 * Nothing on the wire depends on what its reader may not know: the same table is played twice, with
 * different secrets of others, and what a reader is sent must be the same to the letter.
 */
import { fill, legal, legalAsides, newRng, pendingIndex } from '@boardroom/kernel';
import type { Move, Rng, Template } from '@boardroom/kernel';
import type { News } from '@boardroom/protocol';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { createLive } from '../table/create.ts';
import { carryOut } from '../table/fold.ts';
import { newsFor } from '../table/render.ts';
import { makeGames } from '../tables/games.ts';
import { openClass } from '../testing/class.ts';
import type { Pupil } from '../testing/class.ts';
import { guest, must, startTable } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

const ALL = { view: true, changes: false, legal: true, asides: true };

test('a reader is sent the same whatever the others’ secrets and the cards to come are', async () => {
  let seed = 'same';
  const built = await buildApp({
    storage: openSqlite(':memory:'),
    catalogue,
    limits: NO_LIMITS,
    seed: () => seed,
    now: () => 1000,
  });
  const guests = await Promise.all(['Ada', 'Ben', 'Cy'].map((name) => guest(built.app, name)));
  /** Ben bids and gives in secret, differently each time; Ada and Cy do the same each time. */
  const play = async (secret: { bid: number; gift: number | null }): Promise<string> => {
    // Lots of one worth: another seed has the same public history.
    const content = { lots: [4, 4, 4, 4] };
    const spectators = { kind: 'public' } as const;
    const id = await startTable(guests, { spectators, edition: 'level', content });
    const [ada, ben, cy] = guests as [(typeof guests)[0], (typeof guests)[0], (typeof guests)[0]];
    const move = (who: typeof ada, seat: number, fields: object) =>
      who.post(`/api/tables/${id}/seats/${seat}/moves`, { move: fields });
    must(await move(ben, 1, { type: 'bid', coins: secret.bid }));
    if (secret.gift !== null) must(await move(ben, 1, { type: 'give', to: 2, coins: secret.gift }));
    must(await ada.post(`/api/tables/${id}/chat`, { text: 'well?' }));
    const seen: News[] = [
      must(await ada.get(`/api/tables/${id}/events`)),
      must(await guests[0]!.get(`/api/tables/${id}/events?since=4`)),
    ];
    const watcher = await built.app.inject(`/api/tables/${id}/events`);
    const room = await built.app.inject(`/api/tables/${id}`);
    void cy;
    return (JSON.stringify(seen) + watcher.body + room.body)
      .replaceAll(id, 'TABLE')
      .replaceAll(/"code":"\w+"/g, '')
      .replaceAll(/"commitment":"\w+"/g, '');
  };
  const first = await play({ bid: 2, gift: null });
  expect(await play({ bid: 5, gift: null })).toBe(first);
  expect(await play({ bid: 2, gift: 3 })).toBe(first);
  expect(first).not.toContain('same');
  for (seed of ['another', 'a third'])
    for (const bid of [2, 6]) expect(await play({ bid, gift: bid === 2 ? null : 1 })).toBe(first);
  await built.close();
});

test('so are the wall and the others of a class', async () => {
  let time = 1000;
  const built = await buildApp({
    storage: openSqlite(':memory:'),
    catalogue,
    limits: NO_LIMITS,
    now: () => time,
  });
  /** Ben's answers, his moves, and what he is told alone are his own. */
  const run = async (secret: { percent: number; bid: number; word: string }): Promise<string> => {
    time = 1000;
    const content = { lots: [4, 4, 4, 4] };
    const room = await openClass(built.app, { edition: 'level', content });
    const [ada, ben, cy] = (await room.joinAll(3)) as [Pupil, Pupil, Pupil];
    await room.go('play');
    const { table } = await room.seen(ben);
    const bid = { move: { type: 'bid', coins: secret.bid } };
    must(await ben.post(`/api/tables/${table!}/seats/1/moves`, bid));
    await room.order('messages', { text: secret.word, to: ben.joined.member });
    await room.order('prompts', { id: 'win', kind: 'probability', text: 'Do you win?' });
    const answer = { answer: { percent: secret.percent } };
    must(await ben.put(`${room.at}/prompts/win/answer`, answer));
    await room.order('prompts/win/close');
    const seen = [await room.wall(), await room.seen(ada), await room.seen(cy)];
    const trainer = await room.view();
    expect(JSON.stringify([trainer.prompts, trainer.tables])).not.toContain('percent');
    const names = new Map<string, string>();
    return JSON.stringify(seen).replaceAll(/"[A-Za-z0-9_-]{22}"|"\w{64}"|"[A-Z2-9]{6}"/g, (id) => {
      if (!names.has(id)) names.set(id, `"ID-${names.size}"`);
      return names.get(id)!;
    });
  };
  const plain = (text: string): string => text.replaceAll(/"version":"[^"]+"/g, '');
  const first = plain(await run({ percent: 20, bid: 2, word: 'one' }));
  expect(plain(await run({ percent: 80, bid: 5, word: 'another' }))).toBe(first);
  await built.close();
});

test('what a team proposes and says among itself reaches nobody else, the trainer neither', async () => {
  const built = await buildApp({
    storage: openSqlite(':memory:'),
    catalogue,
    limits: NO_LIMITS,
    now: () => 1000,
  });
  const run = async (secrets: readonly { coins: number; text: string }[]): Promise<string> => {
    const content = { lots: [4, 4, 4, 4] };
    const team = { size: 2, rule: 'agree' } as const;
    const room = await openClass(built.app, { edition: 'level', content, team });
    const [ada, ben, cy] = (await room.joinAll(4)) as [Pupil, Pupil, Pupil];
    await room.go('play');
    const { table } = await room.seen(ada);
    const seat = `/api/tables/${table!}/seats/0`;
    for (const { coins, text } of secrets) {
      must(await ada.post(`${seat}/proposals`, { move: { type: 'bid', coins }, text }));
      must(await ben.post(`${seat}/team-talk`, { text }));
    }
    must(await cy.post(`/api/tables/${table!}/chat`, { text: 'well?' }));
    const seen = [
      await room.wall(),
      await room.seen(cy),
      await room.view(),
      must(await cy.get<News>(`/api/tables/${table!}/events`)),
      must(await cy.get<News>(`/api/tables/${table!}/events?since=3`)),
      must(await room.trainer.get<News>(`${room.at}/tables/1/events`)),
    ];
    const names = new Map<string, string>();
    return JSON.stringify(seen)
      .replaceAll(/"version":"[^"]+"/g, '')
      .replaceAll(/"[A-Za-z0-9_-]{12}"|"[A-Za-z0-9_-]{22}"|"\w{64}"|"[A-Z2-9]{6}"/g, (id) => {
        if (!names.has(id)) names.set(id, `"ID-${names.size}"`);
        return names.get(id)!;
      });
  };
  const first = await run([]);
  expect(await run([{ coins: 2, text: 'Two is enough.' }])).toBe(first);
  const more = [
    { coins: 3, text: 'Three.' },
    { coins: 5, text: 'All of it.' },
  ];
  expect(await run(more)).toBe(first);
  await built.close();
});

test('random games: news for a reader never names a number only others know', async () => {
  const games = makeGames(catalogue);
  const { game, entry } = await games.find('lots');
  const content = await entry.editions['classic']!();
  const t = games.table(game, {
    players: 3,
    options: {},
    edition: { id: 'c', hash: 'h' },
    whole: () => ({ id: 'c', content }),
  });
  if ('code' in t) throw new Error(t.code);
  for (let seed = 0; seed < 20; seed++) {
    const rng = newRng(seed);
    const host = { id: 'p', name: 'P', colour: 'blue' as const };
    const settings = {
      game: 'lots',
      players: 3,
      options: {},
      sit: false as const,
      listed: false,
      seats: Array.from({ length: 3 }, () => ({ bot: 'random' })),
      spectators: { kind: 'public' as const },
      clock: { kind: 'none' as const },
      takebacks: 'free' as const,
      chat: true,
    };
    const created = {
      do: 'created' as const,
      id: 'T',
      code: 'C',
      host,
      settings,
      version: 1,
      edition: { id: 'c', hash: 'h' },
      chairs: 3,
    };
    const [live] = createLive(game, t, created, 1);
    carryOut(live, 2, { do: 'bot', seat: 0, bot: 'random' }, () => `SEED-${seed}`);
    while (live.room.status === 'playing') {
      const act = randomMove(live, rng);
      const made = carryOut(live, 3, act, () => '');
      if ('code' in made) throw new Error(made.code);
      for (let reader = 0; reader <= 3; reader++) {
        const news = newsFor(live, reader, ALL, [made], 3, false, reader < 3);
        const text = JSON.stringify(news);
        if (live.room.status === 'playing') expect(text).not.toContain(`SEED-${seed}`);
        if (reader !== act.seat) expect(text).not.toContain('"move"');
        const secretGift =
          act.move.type === 'give' && reader !== act.seat && reader !== (act.move as never)['to'];
        if (secretGift) expect(news).toBeNull();
      }
    }
  }
});

function randomMove(
  live: Parameters<typeof carryOut>[0],
  rng: Rng,
): { do: 'moved'; seat: number; move: Move } {
  const { game, t, match } = live;
  for (;;) {
    const seat = rng.below(3);
    const index = pendingIndex(match!.s, seat);
    const list: Template<Move>[] =
      rng.below(3) === 0
        ? legalAsides(game, t, match!.s, seat)
        : index < 0
          ? []
          : legal(game, t, match!.s, match!.s.agenda[index]);
    if (list.length > 0)
      return { do: 'moved', seat, move: fill(list[rng.below(list.length)]!, rng) };
  }
}
