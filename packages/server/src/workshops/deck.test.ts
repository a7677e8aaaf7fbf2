/** The deck of a class: who may show what when, who follows, votes, the match that is replayed. */
import type { ShownSlide } from '@boardroom/protocol';
import { parseRecord } from '@boardroom/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { describeBoth } from '../testing/both.ts';
import { openClass } from '../testing/class.ts';
import type { Pupil, TestClass } from '../testing/class.ts';
import { must, withToken } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

const slide = (more: Partial<ShownSlide> = {}): ShownSlide => ({
  slide: 'parted',
  kind: 'parted',
  step: 0,
  title: 'Here we parted',
  note: '',
  names: false,
  data: { games: 400 },
  ...more,
});

describeBoth('the deck of a class', (database) => {
  let built: Built;
  beforeAll(async () => {
    built = await buildApp({ storage: await database.open(), catalogue, limits: NO_LIMITS });
  });
  afterAll(() => built.close());
  const code = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code;

  const atPlay = async (): Promise<{ room: TestClass; pupils: Pupil[] }> => {
    const room = await openClass(built.app);
    const pupils = await room.joinAll(4);
    await room.go('play');
    return { room, pupils };
  };
  const show = (room: TestClass, shown: ShownSlide | null) =>
    room.trainer.put<{ code?: string }>(`${room.at}/deck`, { shown });

  test('nothing is shown before play is closed, then to everybody, late comers too', async () => {
    const { room, pupils } = await atPlay();
    expect(await code(show(room, slide()))).toBe('play-on');
    expect((await room.wall()).deck).toBeUndefined();
    await room.order('close');
    must(await show(room, slide()));
    const late = withToken(built.app, '');
    const wall = await late.get<{ deck: object }>(`${room.at}/wall`);
    for (const { deck } of [await room.wall(), await room.seen(pupils[0]!), wall.body])
      expect(deck).toEqual({ ...slide(), voted: 0 });
    must(await show(room, null));
    expect((await room.seen(pupils[0]!)).deck).toBeUndefined();
  });

  test('a class that has not played has nothing to show; only a trainer shows', async () => {
    const room = await openClass(built.app);
    const [ada] = await room.joinAll(1);
    expect(await code(show(room, slide()))).toBe('not-in-play');
    await room.go('play');
    await room.order('close');
    expect(await code(ada!.put(`${room.at}/deck`, { shown: slide() }))).toBe('not-trainer');
    expect(await code(show(room, slide({ replay: { table: 9, move: 0 } })))).toBe('no-table');
  });

  test('votes: one each, changed until closed; counts are the trainer’s alone', async () => {
    const { room, pupils } = await atPlay();
    const [ada, ben] = pupils as [Pupil, Pupil];
    await room.order('close');
    const vote = (who: Pupil, choice: number) =>
      who.put<{ code?: string }>(`${room.at}/deck/vote`, { slide: 'vote', choice });
    expect(await code(vote(ada, 0))).toBe('prompt-closed');
    must(await show(room, slide({ slide: 'vote', vote: { choices: 3, open: true } })));
    must(await vote(ada, 0));
    must(await vote(ada, 2));
    must(await vote(ben, 1));
    expect(await code(vote(ben, 3))).toBe('wrong-answer');
    expect(await code(room.trainer.put(`${room.at}/deck/vote`, { slide: 'vote', choice: 0 }))).toBe(
      'not-attending',
    );
    expect((await room.view()).deck).toMatchObject({ voted: 2, votes: [0, 1, 1] });
    const seen = (await room.seen(ada)).deck!;
    expect([seen.voted, seen.own, seen.votes]).toEqual([2, 2, undefined]);
    expect((await room.wall()).deck!.votes).toBeUndefined();
    must(await show(room, slide({ slide: 'vote', vote: { choices: 3, open: false } })));
    expect(await code(vote(ada, 0))).toBe('prompt-closed');
  });

  test('the match that is replayed is to be had while it is shown, without names', async () => {
    const { room } = await atPlay();
    const nobody = withToken(built.app, '');
    const record = () => nobody.get<string>(`${room.at}/deck/record`);
    expect((await record()).status).toBe(404);
    await room.order('close');
    expect((await record()).status).toBe(404);
    must(await show(room, slide({ replay: { table: 2, move: 0 } })));
    // A match without a move is one line: JSON, to who asks.
    const { body } = await record();
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    expect(parseRecord(text)).toMatchObject({ game: 'lots', players: 2 });
    expect(text).not.toContain('Pupil');
    must(await show(room, slide()));
    expect((await record()).status).toBe(404);
  });
});
