/** The deck of a class: who may show what when, who follows, votes, the match that is replayed. */
import type { Forecasts, NewShown, OwnReport } from '@boardroom/protocol';
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

const slide = (more: Partial<NewShown> = {}): NewShown => ({
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
  const show = (room: TestClass, shown: NewShown | null) =>
    room.trainer.put<{ code?: string }>(`${room.at}/deck`, { shown });

  test('nothing is shown before play is closed, then to everybody, late comers too', async () => {
    const { room, pupils } = await atPlay();
    expect(await code(show(room, slide()))).toBe('play-on');
    expect((await room.wall()).deck).toBeUndefined();
    await room.order('close');
    must(await show(room, slide()));
    const late = withToken(built.app, '');
    const wall = await late.get<{ deck: object }>(`${room.at}/wall`);
    const { data, ...head } = slide();
    for (const { deck } of [await room.wall(), await room.seen(pupils[0]!), wall.body]) {
      expect(deck).toMatchObject({ ...head, black: false, follow: true, voted: 0 });
      const name = (deck as { data: string }).data;
      const figures = await late.get<object>(`${room.at}/deck/figures/${name}`);
      expect(figures.body).toEqual(data);
    }
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
    must(
      await show(room, slide({ slide: 'vote', vote: { options: ['A', 'B', 'C'], open: true } })),
    );
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
    must(
      await show(room, slide({ slide: 'vote', vote: { options: ['A', 'B', 'C'], open: false } })),
    );
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

  test('figures are sent once; who comes late reads what was shown, and nothing that was not', async () => {
    const { room, pupils } = await atPlay();
    await room.order('close');
    expect(await code(show(room, slide({ data: undefined })))).toBe('no-figures');
    must(await show(room, slide()));
    const first = (await room.wall()).deck!.data;
    must(await show(room, slide({ step: 1, data: undefined })));
    expect((await room.wall()).deck).toMatchObject({ step: 1, data: first });
    must(await show(room, slide({ step: 2, data: { games: 401 } })));
    must(await show(room, slide({ slide: 'luck', kind: 'luck', title: 'Luck', data: { b: 2 } })));
    const { deck } = await room.seen(pupils[0]!);
    expect(deck!.before.map(({ slide: id, title }) => [id, title])).toEqual([
      ['parted', 'Here we parted'],
      ['luck', 'Luck'],
    ]);
    const figures = (name: string) =>
      pupils[0]!.get<{ code?: string }>(`${room.at}/deck/figures/${name}`);
    for (const { data } of deck!.before) must(await figures(data));
    expect(await code(figures(first))).toBe('no-figures');
  });

  test('who sat where is told only while names are shown', async () => {
    const { room, pupils } = await atPlay();
    await room.order('close');
    must(await show(room, slide()));
    expect((await room.seen(pupils[0]!)).deck!.seats).toBeUndefined();
    must(await show(room, slide({ names: true })));
    expect((await room.wall()).deck!.seats).toEqual([
      ['Pupil 1', 'Pupil 2'],
      ['Pupil 3', 'Pupil 4'],
    ]);
  });

  test('how the deck is arranged is the trainers’, on every device of theirs', async () => {
    const { room, pupils } = await atPlay();
    const moment = { table: 2, move: 0, seat: 1 };
    const arrangement = {
      slides: [
        { slide: 'winners', kind: 'winners', hidden: true },
        { slide: 'turn', kind: 'turning', hidden: false, title: 'Mine', own: 'Ask Ben', moment },
      ],
    };
    const put = (body: object) =>
      room.trainer.put<{ code?: string }>(`${room.at}/deck/arrangement`, body);
    expect(await code(put(arrangement))).toBe('play-on');
    await room.order('close');
    must(await put(arrangement));
    expect((await room.view()).arrangement).toEqual(arrangement);
    expect(JSON.stringify(await room.seen(pupils[0]!))).not.toContain('Ask Ben');
    const nowhere = { ...arrangement.slides[1]!, moment: { ...moment, table: 7 } };
    expect(await code(put({ slides: [nowhere] }))).toBe('no-table');
  });

  test('a sentence that was shown goes with who wrote it', async () => {
    const { room, pupils } = await atPlay();
    await room.order('close');
    await room.go('debrief');
    await room.order('prompts', { id: 'apply', kind: 'explain', text: 'Monday?' });
    const text = 'I will sit with the customer.';
    must(await pupils[0]!.put(`${room.at}/prompts/apply/answer`, { answer: { text } }));
    must(await show(room, slide({ data: { quotes: [text, 'Another'] } })));
    const quotes = async () => {
      const { data } = (await room.wall()).deck!;
      return (await room.trainer.get<object>(`${room.at}/deck/figures/${data}`)).body;
    };
    expect(await quotes()).toEqual({ quotes: [text, 'Another'] });
    must(await pupils[0]!.del('/api/me'));
    expect(await quotes()).toEqual({ quotes: ['…', 'Another'] });
  });

  test('reports are handed out table by table; each reads the own one', async () => {
    const { room, pupils } = await atPlay();
    const [ada, , cy] = pupils as [Pupil, Pupil, Pupil, Pupil];
    const hand = (table: number, seats: object[]) =>
      room.trainer.put<{ code?: string }>(`${room.at}/reports/${table}`, { seats });
    expect(await code(hand(1, [{}, {}]))).toBe('play-on');
    await room.order('prompts', { id: 'own', kind: 'explain', text: 'Monday?' });
    must(await ada.put(`${room.at}/prompts/own/answer`, { answer: { text: 'Less at once.' } }));
    await room.order('close');
    expect(await code(hand(1, [{}]))).toBe('no-seat');
    expect(await code(hand(3, [{}, {}]))).toBe('no-table');
    expect(await code(ada.get(`${room.at}/report`))).toBe('no-report');
    must(await hand(1, [{ luck: 4 }, { luck: -4 }]));
    expect([(await room.seen(ada)).report, (await room.seen(cy)).report]).toEqual([true, false]);
    expect((await room.view()).handed).toEqual([1]);
    const { body } = await ada.get<OwnReport>(`${room.at}/report`);
    expect(body).toMatchObject({
      name: 'Pupil 1',
      place: { table: 1, seat: 0 },
      figures: { luck: 4 },
      said: [{ question: 'Monday?', text: 'Less at once.' }],
    });
    must(await hand(0, [{ slides: [] }]));
    const { body: all } = await room.trainer.get<object>(`${room.at}/reports`);
    expect(all).toMatchObject({
      class: { slides: [] },
      tables: [{ table: 1, seats: [{ name: 'Pupil 1' }, { name: 'Pupil 2' }] }],
    });
    expect(JSON.stringify(all)).not.toContain('Less at once');
  });

  test('forecasts: the class from five on, a table from three on, one’s own always', async () => {
    const room = await openClass(built.app, { players: 3 });
    const pupils = await room.joinAll(6);
    await room.go('play');
    await room.order('prompts', {
      id: 'win',
      kind: 'probability',
      text: 'Do you win?',
      about: 'own-win',
    });
    const answer = async (who: Pupil, percent: number) =>
      must(await who.put(`${room.at}/prompts/win/answer`, { answer: { percent } }));
    for (const [i, who] of pupils.slice(0, 4).entries()) await answer(who, 10 * i);
    const asTrainer = async () => (await room.trainer.get<Forecasts>(`${room.at}/forecasts`)).body;
    expect(await code(room.trainer.get(`${room.at}/forecasts`))).toBe('play-on');
    await answer(pupils[4]!, 40);
    await room.order('prompts/win/close');
    await room.order('close');
    const seen = await asTrainer();
    expect(seen.class[0]).toMatchObject({ prompt: 'win', scored: { rule: 'brier', forecasts: 5 } });
    expect(seen.class[0]!.chances!.map(({ percent }) => percent)).toEqual([0, 10, 20, 30, 40]);
    expect(seen.tables.map(({ table, people }) => [table, people])).toEqual([[1, 3]]);
    expect(seen.own).toEqual([]);
    const { body: mine } = await pupils[4]!.get<Forecasts>(`${room.at}/forecasts`);
    expect(mine.own).toMatchObject([{ prompt: 'win', answer: { percent: 40 } }]);
    expect([mine.class[0]!.chances, mine.tables]).toEqual([undefined, []]);
    expect(mine.class[0]!.scored).toEqual(seen.class[0]!.scored);
  });

  test('votes leave as counts, nobody’s by name', async () => {
    const { room, pupils } = await atPlay();
    await room.order('close');
    const vote = { options: ['Wait', 'Build, now'], open: true };
    must(await show(room, slide({ slide: 'turn', title: 'Day 2', vote })));
    for (const [i, who] of pupils.entries())
      must(await who.put(`${room.at}/deck/vote`, { slide: 'turn', choice: i === 0 ? 0 : 1 }));
    const { body } = await room.trainer.get<string>(`${room.at}/data/votes.csv`);
    expect(body.trim().split('\r\n')).toEqual([
      'slide,question,choice,option,votes',
      'turn,Day 2,A,Wait,1',
      'turn,Day 2,B,"Build, now",3',
    ]);
  });
});
