import { makeBot } from '@boardroom/bots';
import { findGame } from '@boardroom/catalogue';
import { isRefusal, newRng, openMatch, parseRecord, pendingIndex } from '@boardroom/kernel';
import type { AnyLook, Match, Thing } from '@boardroom/kernel';
import { lots, lotsEdition } from '@boardroom/kernel/testing/sample-game';
import { speaker } from '@boardroom/texts';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { linesOf } from './choices.ts';
import { fill } from './fill.ts';
import { findThings, placesOf } from './find.ts';
import { isForced } from './forced.ts';
import { lookLines, seatLines } from './look.ts';
import { yourMove } from './question.ts';
import { pick } from './pick.ts';
import { parseRules, ruleLines } from './rules.ts';
import { newsLines, withMinus } from './seated.ts';
import type { Seated } from './seated.ts';
import cliWords from './words.en.json' with { type: 'json' };

const main = new URL('../main.ts', import.meta.url).pathname;

/** What a person who types these lines reads. */
function typed(game: string, lines: readonly string[], ...flags: string[]): string {
  const { stdout, stderr } = spawnSync(
    'node',
    [main, 'play', game, '--seed', '3', '--seats', '3', ...flags],
    { input: `${lines.join('\n')}\n`, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return stdout;
}

const texts = {
  name: 'Lots',
  tagline: '',
  fields: { to: 'seat' },
  messages: {
    ...cliWords,
    'ask.bid': 'What do you bid?',
    'move.bid': 'Bid {coins}',
    'move.give': 'Give {to} {coins}',
    'move.scrap': 'Scrap {lots}',
    'move.say': 'Say something',
    'event.turnedUp': 'Lot {lot}',
    'why.worth': 'It is worth it.',
  },
};

/** A seat at the sample game, which says nothing of its things. */
function atLots(look: AnyLook | null = null): Seated {
  const setting = { players: 3, options: {}, edition: { id: 'classic', content: lotsEdition } };
  const names = ['Ada', 'Bruno', 'Tomás'];
  return {
    entry: findGame('el-plan')!,
    match: openMatch(lots, setting, 'seed') as unknown as Match,
    you: 0,
    names,
    bots: names.map(() => makeBot(lots as never, 'random')!),
    words: speaker(texts, names),
    look,
    rng: newRng(1),
    said: [],
    kept: null,
    heard: 0,
  };
}

/** Answers questions with these lines, and keeps what was printed and asked. */
async function answering<X>(
  lines: string[],
  run: (ask: (prompt: string) => Promise<string | null>) => Promise<X>,
): Promise<{ value: X; out: string }> {
  let out = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  try {
    const value = await run(async (prompt) => {
      out += prompt;
      return lines.shift() ?? null;
    });
    return { value, out };
  } finally {
    spy.mockRestore();
  }
}

describe('a game that says something of its things', () => {
  const out = typed('el-plan', [
    '?',
    'guide',
    'look',
    'look seed capital',
    'look space 4',
    'look bruno',
    'look nowhere',
    'look 1',
    'seats',
    'rules R42',
    'rules warehouse',
    'rules nonsense',
    'rules',
    '1',
    'hint',
    'table',
    'moves',
    'more',
    'look investor',
  ]);

  test('the question comes with what one must know, each move with what it brings', () => {
    expect(out).toContain('Which business will you run this year?\n  Each plan makes its own');
    expect(out).toMatch(/1 {2}Taller Pudú: .*1 consumer good from 1 production \+ 1 marketing/);
    expect(out).toMatch(/\d {2}Space 4 \(Production\): 1 wild process more/);
  });

  test('help names every command', () => {
    for (const name of ['look', 'seats', 'guide', 'rules', 'moves', 'more', 'hint', 'undo', 'quit'])
      expect(out).toMatch(new RegExp(`^ *>? *${name}\\b`, 'm'));
  });

  test('guide says how to play', () => {
    expect(out).toMatch(/three different products/);
    expect(out).toContain('Type rules for the rules of record');
  });

  test('look lists things by group, and one as a card', () => {
    expect(out).toMatch(/Opportunity spaces: .*Space 4/);
    expect(out).toContain('Seed capital. Event, good.');
    expect(out).toContain('Space 4. Opportunity space of District 4, Production.');
    expect(out).toContain('Why not: The businesses are being chosen. (R10)');
    expect(out).toContain('Rule R76:');
    expect(out).toContain('There is nothing here called nowhere.');
    expect(out).toContain('Route token. The tram');
  });

  test('look NAME and seats show players', () => {
    expect(out).toContain('Bruno. Runs Quillay Orchards.\n  points 0');
    expect(out).toContain('  Bruno. Runs Quillay Orchards. points 0, ideas 0');
  });

  test('rules shows a rule, finds rules by a word, and says so if there are none', () => {
    expect(out).toContain('Rule R42: The toll is voluntary');
    expect(out).toContain('Rule R113: With an active Warehouse');
    expect(out).toContain('There is no rule about nonsense.');
    expect(out).toMatch(/There are \d+ rules\./);
  });

  test('nothing is shown by a code or a key', () => {
    expect(out).not.toMatch(/undefined|NaN|\[object|cli\.|look\.|table row t\d|\b\d+ [RGS]\b/);
  });
});

test('the end is counted line by line', () => {
  const out = typed(
    'el-plan',
    Array.from({ length: 900 }, () => '1'),
    '--options',
    'learn',
  );
  expect(out).toMatch(/The game is over\. .*(wins|share)/);
  expect(out).toContain('Final count, after Innovation in June');
  expect(out).toMatch(/ {2}Ideas \(1 point each, also those on slots\), R124: Ada \d+, Bruno \d+/);
  expect(out).toMatch(/ {2}Total, points: Ada \d+/);
  expect(out).toMatch(/ {2}1\. (Ada|Bruno|Chen)/);
});

test('words said at the table are heard and kept in the record', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'boardroom-')), 'said.jsonl');
  const first = typed('action-the-project', ['1', 'more', 'quit'], '--seats', '3');
  const number = /^ *(\d+) {2}Say /m.exec(first)?.[1];
  expect(number, first.slice(-3000)).toBeDefined();
  const out = typed(
    'action-the-project',
    ['1', 'more', number!, '1', 'Let us finish this one', 'log', 'quit'],
    '--save',
    path,
  );
  expect(out).not.toMatch(/0 to 999/);
  expect(out).toContain('“Let us finish this one”');
  const record = parseRecord(readFileSync(path, 'utf8'));
  expect(isRefusal(record) ? record : record.words).toEqual(['Let us finish this one']);
});

describe('a game without words for its things', () => {
  test('look, seats and rules say so', () => {
    expect(lookLines(atLots(), '')).toEqual([cliWords['cli.no-look']]);
    expect(seatLines(atLots())).toEqual([cliWords['cli.no-look']]);
    expect(ruleLines(atLots(), 'R1')[0]).toContain('Rule R1:');
  });

  test('a question can be answered, and back leaves a gap', async () => {
    const seated = atLots();
    const lines = ['1', 'back', '1', 'x', '2'];
    const { value, out } = await answering(lines, (ask) => yourMove(seated, ask));
    expect(value).toBe(true);
    expect(out).toContain('What do you bid?\n  1  Bid');
    expect(out).toContain('coins, 0 to');
    expect(out).toContain('Nothing was done.\n  1  Bid');
    expect(pendingIndex(seated.match.s, 0)).toBe(-1);
  });

  test.each([[['quit']], [['1', 'quit']], [['1', 'q']]])('%j leaves the table', async (lines) => {
    const seated = atLots();
    const { value } = await answering(lines, (ask) => yourMove(seated, ask));
    expect(value).toBe(false);
    expect(pendingIndex(seated.match.s, 0)).not.toBe(-1);
  });
});

describe('what is typed at a list', () => {
  const three = ['Hire for Radar: 900', 'Hire for Pump: 900', 'Throw the dice: 9 in 36'];

  test('may be words of one move, but no single letters', () => {
    expect(placesOf(three, 'hire')).toEqual([0, 1]);
    expect(placesOf(three, 'hire rad')).toEqual([0]);
    expect(placesOf(three, 'THROW')).toEqual([2]);
    expect(placesOf(three, 't')).toEqual([]);
    expect(placesOf(three, 'sell')).toEqual([]);
  });

  test('words of the move itself come before words of what it brings', () => {
    const choice = (type: string) => ({ template: { type } as never, frame: null });
    const seated = atLots({
      note: (_r: unknown, { type }: { type: string }) => (type === 'fill3' ? '1' : 'then 3'),
      gaps: () => ({}),
    } as unknown as AnyLook);
    const words = speaker(
      {
        ...texts,
        messages: { ...texts.messages, 'move.fill3': 'Fill row 3', 'move.fill4': 'Fill row 4' },
      },
      seated.names,
    );
    const lines = [[choice('fill3')], [choice('fill4')]];
    expect(pick({ ...seated, words }, lines, 'row 3')?.line).toEqual(lines[0]);
  });

  test('a move in just these words comes before one that says more', () => {
    const choice = (type: string) => ({ template: { type } as never, frame: null });
    const seated = atLots();
    const messages = { ...texts.messages, 'move.one': 'Take oil', 'move.two': 'Take oil and gas' };
    const words = speaker({ ...texts, messages }, seated.names);
    const lines = [[choice('two')], [choice('one')]];
    expect(pick({ ...seated, words }, lines, 'take oil')?.line).toEqual(lines[1]);
  });

  test('a second number after a move that asks nothing makes no move, and says why', async () => {
    const choice = { template: { type: 'pass' } as never, frame: null };
    const { value, out } = await answering([], async () => pick(atLots(), [[choice]], '1 2'));
    expect(value).toBeNull();
    expect(out).toContain('It asks nothing more: type 1 alone.');
  });

  test('words and numbers go together, and what fits several is named by number', async () => {
    const seated = atLots();
    const template = { type: 'bid', coins: { gap: 'range', min: 0, max: 2000, step: 1 } } as never;
    const bid = [{ template, frame: null }];
    const whom = [1, 2].map((to) => ({
      template: { type: 'give', to, coins: 5 } as never,
      frame: null,
    }));
    const lines = [bid, ...whom.map((choice) => [choice])];
    expect(pick(seated, lines, 'bid 1,900')).toEqual({ line: bid, ahead: ['1,900'] });
    expect(pick(seated, [whom, bid], '1 Tom 20')?.ahead).toEqual(['Tom', '20']);
    const some = { type: 'give', to: 2, coins: { gap: 'range', min: 5, max: 9, step: 1 } };
    const given = [{ template: some as never, frame: null }];
    expect(pick(seated, [given], 'give tomás 5'), 'no word of it').toEqual({
      line: given,
      ahead: ['5'],
    });
    expect(pick(seated, [bid], 'give tomás', [whom])?.line, 'not listed').toEqual([whom[1]]);
    const { value, out } = await answering([], async () => pick(seated, lines, 'give'));
    expect(value).toBeNull();
    expect(out).toMatch(/That fits several: 2 Give Bruno.*; 3 Give Tomás/);
  });

  test('a thing that is no move now says why not, and how else', async () => {
    const seen = {
      id: 'lab:AU',
      name: 'Austin',
      kind: 'Lab',
      figures: [],
      line: 'Not now: West is not active.',
      obstacles: [{ text: 'West is not active.', rule: 'R39' }],
      ways: ['Wait for West.'],
    };
    const seated = atLots({
      things: () => [{ id: 'lab:AU', name: 'Austin', group: 'labs' }],
      look: () => seen,
    } as unknown as AnyLook);
    const { out } = await answering([], async () => pick(seated, [], 'austin'));
    expect(out).toContain(
      'Austin is not among your moves now.\n  Why not: West is not active. (R39)',
    );
    expect(out).toContain('Next way 1: Wait for West.');
    expect(lookLines(seated, 'austin').join('\n')).not.toContain('Not now:');
  });

  test('words that fit nothing or one letter too few change nothing; numbers can be given at once', async () => {
    const seated = atLots();
    const { out } = await answering(['sell', 'bi', '1 2'], (ask) => yourMove(seated, ask));
    expect(out.match(/Type 1, or words/g)).toHaveLength(2);
    expect(seated.match.moves.at(-1)).toEqual([0, { type: 'bid', coins: 2 }]);
  });

  test('a number that does not fit is answered with those that do, and things can be looked at meanwhile', async () => {
    const seated = atLots();
    const { out } = await answering(['bid', '99', '?', '1'], (ask) => yourMove(seated, ask));
    expect(out).toContain('or back to leave this undone');
    expect(out).toContain('take your last move back');
    expect(seated.match.moves.at(-1)).toEqual([0, { type: 'bid', coins: 1 }]);
  });
});

describe('how many of what', () => {
  const out = typed('it-billionaire', [
    '9',
    '1 1',
    'acquire',
    'end',
    'tallinn',
    '3 4',
    'look labs',
  ]);

  test('the things are listed once, and named by numbers or words', () => {
    expect(out).toMatch(/1 {2}Acquire Lab: Buy a free lab/);
    expect(out).toMatch(/5 {2}Stop Work: [^\n]*\n {2}Type its number, or 0 for none\./);
    expect(out).toContain('Type up to 2 numbers with spaces');
    expect(out).toContain('Ada has 1 card face down.');
    expect(out).toContain('Ada has 2 cards face down.');
    expect(out).not.toContain('1× ');
  });

  test('look and the name of a group says a line about each of it', () => {
    expect(out).toMatch(/^ {2}Delft\. Medium lab, Europe, Center\. cost 30, upkeep 3/m);
    expect(out).toMatch(/^ {2}\S+\. [^\n]*overhead \d\. Yours\.$/m);
  });
});

test('a question with one answer is not asked', () => {
  const forced = [{ template: { type: 'pass' } as never, frame: null }];
  expect(isForced(forced, 0)).toBe(true);
  expect(isForced(forced, 1)).toBe(false);
  expect(isForced([...forced, ...forced], 0)).toBe(false);
});

test('the same thing several times over is told once, and a minus is read as one', () => {
  const seated = atLots();
  const news = [1, 1, 2, 1].map((lot) => ({ event: { type: 'turnedUp', lot } }));
  expect(newsLines(seated, news)).toEqual(['  Lot 1, twice.', '  Lot 2', '  Lot 1']);
  expect(withMinus('fees -60 to -5 (-1), follow-up 3-4')).toBe(
    'fees −60 to −5 (−1), follow-up 3-4',
  );
});

test('a move the game has a question for is asked for twice', async () => {
  const seated = atLots();
  const words = speaker(
    { ...texts, messages: { ...texts.messages, 'confirm.scrap': 'Scrap it all' } },
    seated.names,
  );
  const line = [{ template: { type: 'scrap' } as never, frame: null }];
  const asked = { ...seated, words };
  expect((await answering(['no'], (ask) => fill(asked, line, ask))).value).toBe('back');
  const { value, out } = await answering(['2', 'yes'], (ask) => fill(asked, line, ask));
  expect(value).toEqual({ move: { type: 'scrap' } });
  expect(out).toContain('Scrap it all? yes or no:   Type yes or no.\n');
});

describe('gaps', () => {
  const range = (min: number, max: number) => ({ gap: 'range', min, max, step: 1 }) as const;
  const withWords = (gaps: object): Seated =>
    atLots({ gaps: () => gaps, brief: () => [], note: () => undefined } as unknown as AnyLook);

  test('are asked for by label, named values by name, and read back', async () => {
    const seated = withWords({
      to: { label: 'To whom', item: (seat: number) => ['Ada', 'Bruno', 'Tomás'][seat] },
      coins: { label: 'How much', note: (coins: number) => `leaves ${9 - coins}` },
    });
    const template = { type: 'give', coins: range(0, 9), to: range(1, 2) };
    const { value, out } = await answering(['2', '4', 'yes'], (ask) =>
      fill(seated, [{ template, frame: null }], ask),
    );
    expect(value).toEqual({ move: { type: 'give', to: 2, coins: 4 } });
    expect(out).toContain('1  Bruno\n    2  Tomás\n  To whom, a number: ');
    expect(out).toContain('How much, 0 to 9: ');
    expect(out).toContain('leaves 5');
    expect(out).toContain('Give Tomás 4? yes or no: ');
  });

  test('of words take words', async () => {
    const seated = withWords({ message: { label: 'What you say' } });
    const template = { type: 'say', message: range(0, 999_999) };
    const { value, out } = await answering(['Good morning'], (ask) =>
      fill(seated, [{ template, frame: null }], ask),
    );
    expect(value).toEqual({ move: { type: 'say', message: 0 }, spoken: 'Good morning' });
    expect(out).not.toContain('999');
  });
});

test('asides that differ in whom and how much are one line, narrowed by questions', async () => {
  const seated = atLots();
  const range = (min: number, max: number) => ({ gap: 'range', min, max, step: 1 });
  const line = [
    { type: 'give', to: 1, coins: range(1, 5), lots: range(0, 3) },
    { type: 'give', to: 1, coins: 0, lots: range(1, 3) },
    { type: 'give', to: 2, coins: range(1, 5), lots: range(0, 3) },
  ].map((template) => ({ template: template as never, frame: null }));
  expect(linesOf(line)).toEqual([line]);
  const { value, out } = await answering(['1', '0', '0', '2', 'y'], (ask) =>
    fill(seated, line, ask),
  );
  expect(value).toEqual({ move: { type: 'give', to: 1, coins: 0, lots: 2 } });
  expect(out).toContain('1  Bruno\n    2  Tomás\n  To whom, a number: ');
  const refused = await answering(['2', '3', '1', 'no'], (ask) => fill(seated, line, ask));
  expect(refused.value).toBe('back');
});

test('a long list of many kinds is folded by kind, a long list of one kind is not', () => {
  const choices = (type: string, count: number) =>
    Array.from({ length: count }, (_, to) => ({ template: { type, to } as never, frame: null }));
  expect(
    linesOf([...choices('give', 12), ...choices('pass', 3), ...choices('end', 2)]).length,
  ).toBe(6);
  const menu = ['hire', 'extend', 'call', 'end'];
  expect(linesOf(menu.flatMap((type, i) => choices(type, 7 - 2 * i))).length).toBe(4);
  expect(linesOf(choices('give', 30)).length).toBe(30);
  expect(linesOf([...choices('give', 8), ...choices('pass', 1)]).length).toBe(9);
});

test('things are found as people type them', () => {
  const things: Thing[] = ['Solar panels', 'Solar park', 'Tomás', 'Space 4', 'Cape Town'].map(
    (name, i) => ({ id: `thing:${i}`, name, group: 'all' }),
  );
  const found = (text: string) => findThings(things, text).map(({ name }) => name);
  expect(
    findThings(
      ['Bruno: Pool A', 'Pool A'].map((name) => ({ id: name, name, group: 'all' })),
      'pool',
    ).map(({ name }) => name),
  ).toEqual(['Pool A']);
  expect(found('solar')).toEqual(['Solar panels', 'Solar park']);
  expect(found('Solar Panels')).toEqual(['Solar panels']);
  expect(found('tomas')).toEqual(['Tomás']);
  expect(found('panels')).toEqual(['Solar panels']);
  expect(found('cap tow')).toEqual(['Cape Town']);
  expect(found('pannels')).toEqual(['Solar panels']);
  expect(found('3')).toEqual(['Tomás']);
  expect(found('zeppelin')).toEqual([]);
});

test('a player comes before what else bears the name; things of one name say what they are', () => {
  const things: Thing[] = [
    { id: 'bid:1', name: 'Bruno', group: 'bids' },
    { id: 'seat:0', name: 'Ada', group: 'seats' },
    { id: 'seat:1', name: 'Bruno', group: 'seats' },
    { id: 'cell:7', name: 'Chance', group: 'cells' },
    { id: 'cell:22', name: 'Chance', group: 'cells' },
  ];
  let shown = things;
  const seated = atLots({
    things: () => shown,
    look: (_r: unknown, id: string) => ({
      id,
      name: id,
      kind: `Thing ${id}`,
      figures: [],
      line: '',
    }),
  } as unknown as AnyLook);
  expect(lookLines(seated, 'bruno')[0]).toContain('seat:1');
  expect(lookLines(seated, 'me')[0]).toContain('seat:0');
  expect(lookLines(seated, 'chance')[0]).toContain('4 Chance, thing cell:7 (cells), 5 Chance');
  shown = things.slice(1);
  expect(lookLines(seated, '4')[0], 'as it was last listed').toContain('cell:7');
});

test('rules are read from their file without marks', () => {
  expect(parseRules('- **R1** [S/P] One *word*.\n- **R2a** Two.\ntext')).toEqual([
    { number: 'R1', text: 'One word.' },
    { number: 'R2a', text: 'Two.' },
  ]);
});
