import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/**
 * Changes that change nothing anybody could see, found among survivors: each with its reason. `code`
 * is what stands at the spot, `on` a piece of its line; they outlive the moving of lines. Those of a
 * game are in its folder, `equivalents.json`.
 * @type {readonly { file: string, on: string, code: string, why: string }[]}
 */
const EQUIVALENTS = [
  {
    file: 'packages/bots/src/search/search.ts',
    on: 'if (timed && now() > o.deadline) return true',
    code: '>',
    why: 'no clock can be held to the very instant of a deadline',
  },
  {
    file: 'packages/bots/src/search/line.ts',
    on: 'let time = 0',
    code: '0',
    why: 'the time of a line is compared with itself alone',
  },
  {
    file: 'packages/bots/src/search/move-hash.ts',
    on: 'hashFields((value as Record<string, unknown>)[name]))) | 0',
    code: '0',
    why: 'another hash that spreads nearly as well',
  },
  ...['8', '<'].map((code) => ({
    file: 'packages/kernel/src/chance.ts',
    on: 'start[4 + i] = key[i]',
    code,
    why: 'a ninth word of the key goes where the next line writes',
  })),
  ...['16', '<'].map((code) => ({
    file: 'packages/kernel/src/chance.ts',
    on: 'block[i] = block[i]! + start[i]!',
    code,
    why: 'a block has sixteen words: nothing is written behind them',
  })),
  {
    file: 'packages/kernel/src/chance.ts',
    on: 'if (word < limit)',
    code: '<',
    why: 'one number of four thousand million, and no draw that anybody could repeat meets it',
  },
  ...['0', '<'].map((code) => ({
    file: 'packages/kernel/src/engine.ts',
    on: 'if (i < 0 || !agenda[i]!.together)',
    code,
    why: 'the lowest frame of all is the lowest, with others or alone',
  })),
  {
    file: 'packages/kernel/src/playout.ts',
    on: 'rng, character)?.move ?? null',
    code: 'advice.aside!(t, peek(game, t, s, seat), seat, rng, character)?.move ?? null',
    why: 'null and undefined are both no aside',
  },
  {
    file: 'packages/kernel/src/check-file.ts',
    on: '(counts[differs] ?? 0) > (counts',
    code: 'counts[differs] ?? 0',
    why: 'neither nothing nor undefined is more than a count',
  },
  ...[
    'if (!Object.hasOwn(fields, name)) faults = 2',
    'JSON.stringify(fields[name])) faults = 2',
  ].map((on) => ({
    file: 'packages/kernel/src/check.ts',
    on,
    code: '2',
    why: 'any number above one is too many faults',
  })),
  ...['0', '<'].map((code) => ({
    file: 'packages/kernel/src/one-file.ts',
    on: 'if (end < 0) return bad',
    code,
    why: 'what closes a match stands behind what opens it, never at the very beginning',
  })),
  {
    file: 'packages/kernel/src/templates.ts',
    on: '!sameValue(part, given)',
    code: 'part, given',
    why: 'whether two values are the same does not depend on their order',
  },
  {
    file: 'packages/kernel/src/new-table.ts',
    on: 'typeof given',
    code: '||',
    why: 'what is no object has no fields to be left out, and the next line looks at it again',
  },
  {
    file: 'packages/server/src/storage/batch.ts',
    on: 'const BUSY',
    code: '2',
    why: 'from how many on writes wait for each other is a matter of speed',
  },
  {
    file: 'packages/client/src/lines.ts',
    on: 'let asked = 0',
    code: '0',
    why: 'every pause is longer than a millisecond',
  },
  {
    file: 'packages/kernel/src/learnt.ts',
    on: 'let rows = new Float64Array(0)',
    code: '0',
    why: 'it is made for the players at the first question',
  },
  ...['next.legal, legal', 'next.frame, frame', 'template, open.template'].map((code) => ({
    file: 'packages/web/src/table/store/arrivals.ts',
    on: `same(${code})`,
    code,
    why: 'whether two values are the same does not depend on their order',
  })),
  {
    file: 'packages/client/src/http.ts',
    on: '200 * 2 ** Math.min(tries, 5)',
    code: '5',
    why: 'the fifth doubling is above the longest pause, as is the sixth',
  },
  ...['1', '>='].map((code) => ({
    file: 'packages/protocol/src/qr.ts',
    on: 'right >= 1; right -= 2',
    code,
    why: 'the last column of two is 1 and 0: neither 0 nor 2 is ever its right one',
  })),
  {
    file: 'packages/protocol/src/qr.ts',
    on: '(x + y) % 2',
    code: '+',
    why: 'a sum and a difference are even together',
  },
  {
    file: 'packages/protocol/src/qr.ts',
    on: 'i < count; i++) rest[i]!',
    code: '<',
    why: 'a word more is nothing, and nothing is drawn of it',
  },
  {
    file: 'packages/protocol/src/qr.ts',
    on: 'rest.push(0)',
    code: 'rest.push(0);',
    why: 'nothing xor a number is that number',
  },
  {
    file: 'packages/protocol/src/qr.ts',
    on: 'let i = 0; i < size',
    code: '0',
    why: 'the corner marks are drawn over the ends of the dotted lines',
  },
  {
    file: 'packages/protocol/src/qr.ts',
    on: 'i < 15',
    code: '15',
    why: 'a sixteenth module lies outside the picture',
  },
  {
    file: 'packages/protocol/src/qr.ts',
    on: 'i < 15',
    code: '<',
    why: 'a sixteenth module lies outside the picture',
  },
  ...sizes('packages/bots/src/search/line.ts', ['LOOK_UP_EVERY = 4', 'TRIES = 4', 'FEW = 5']),
  ...sizes('packages/bots/src/search/search.ts', ['ROUNDS_BETWEEN = 4', 'FIRST_ROUNDS = 16']),
  ...sizes('packages/bots/src/search/arms.ts', ['MANY_ROUNDS = 64']),
  ...sizes('packages/bots/src/think.ts', ['SLICE_MS = 12']),
  {
    file: 'packages/bots/src/think.ts',
    on: 'SLICE_MS;',
    code: '+',
    why: 'with shorter slices a thought takes longer and ends the same',
  },
  ...['<', 'text, hash', 'texts.set(text, hash);', 'texts.size < 10_000'].map((code) => ({
    file: 'packages/bots/src/search/move-hash.ts',
    on: 'if (texts.size',
    code,
    why: 'what is not kept is worked out again: a matter of speed',
  })),
  {
    file: 'packages/bots/src/search/move-hash.ts',
    on: 'if (hash !== undefined)',
    code: 'if (hash !== undefined) return hash;',
    why: 'what was kept is worked out again: a matter of speed',
  },
  {
    file: 'packages/bots/src/search/move-hash.ts',
    on: '0x9e3779b9',
    code: '+',
    why: 'added or taken away, the number keeps nothing from staying nothing',
  },
  {
    file: 'packages/bots/src/search/knowledge.ts',
    on: 'mixIn(hash, f.seat)',
    code: 'hash, f.seat',
    why: 'mixing two numbers does not depend on their order',
  },
  {
    file: 'packages/bots/src/search/knowledge.ts',
    on: 'k.group = []',
    code: '0',
    why: 'an empty list in place of an empty one',
  },
  {
    file: 'packages/server/src/feed/groups.ts',
    on: 'group.asides = asides ?? null',
    code: 'asides ?? null',
    why: 'undefined and null are both no asides to compare with',
  },
  {
    file: 'packages/server/src/storage/batch.ts',
    on: 'let last = 0;',
    code: '0',
    why: 'one written together is as few as none: the next does not wait',
  },
  {
    file: 'packages/server/src/routes/people.ts',
    on: 'tablesOf(caller.id, 50)',
    code: '50',
    why: 'a size somebody chose: one more is as good',
  },
  {
    file: 'packages/web/src/engine/local-table.ts',
    on: 'told++;',
    code: '++',
    why: 'only whether it is another number is looked at',
  },
  {
    file: 'packages/web/src/table/store/making.svelte.ts',
    on: 'waits = false,',
    code: 'false',
    why: 'a move that is said not to wait is one that nothing follows',
  },
  ...[
    ['let row = { made: 0, moves: -1 }', '0'],
    ['let row = { made: 0, moves: -1 }', '1'],
    ['made = 1,', '1'],
    ['if (next) void act(next, undefined, follow, 1, true)', '1'],
  ].map(([on, code]) => ({
    file: 'packages/web/src/table/store/making.svelte.ts',
    on,
    code,
    why: 'a row of no moves is taken back as a row of one is: by one',
  })),
  {
    file: 'packages/web/src/table/store/making.svelte.ts',
    on: 'find(([name]) => name === field)',
    code: 'find',
    why: 'a move has a field once',
  },
  {
    file: 'packages/web/src/table/store/hints.svelte.ts',
    on: '?? asked[0] ?? null',
    code: 'asked.find(({ template }) => gapsOf(template).length === 0) ?? asked[0] ?? null',
    why: 'null and undefined are both no choice',
  },
  {
    file: 'packages/web/src/table/store/board.svelte.ts',
    on: 'ui.wish?.(scene, id, position.frame) ?? null',
    code: 'ui.wish?.(scene, id, position.frame) ?? null',
    why: 'null and undefined are both no wish',
  },
  {
    file: 'packages/web/src/table/store/voice.svelte.ts',
    on: 'let seenMoves = $state(0)',
    code: '0',
    why: 'it is set when the table is opened, before anything is drawn',
  },
  {
    file: 'packages/web/src/table/store/voice.svelte.ts',
    on: "scene.names[viewing.viewer] ?? ''",
    code: "scene.names[viewing.viewer] ?? ''",
    why: 'every seat has a name',
  },
  {
    file: 'packages/web/src/online/terms.ts',
    on: "wanted.indexOf('you')",
    code: 'indexOf',
    why: 'one person sits once: the form gives the old seat back',
  },
  {
    file: 'packages/web/src/online/remote-table.ts',
    on: 'team?.people.length ?? 0) > 1',
    code: '0',
    why: 'neither none nor one is more than one',
  },
  ...['let seat: Seat = -1', 'let cursor = 0'].map((on) => ({
    file: 'packages/web/src/online/team-desk.ts',
    on,
    code: on.at(-1),
    why: 'the first news set it, and before them there is no desk',
  })),
  ...sizes('packages/server/src/tables/catch-up.ts', ['AT_ONCE = 4']),
  ...sizes('packages/server/src/tables/held.ts', ['RECENT = 16']),
  {
    file: 'packages/server/src/tables/held.ts',
    on: 'IDLE = 5 * 60_000',
    code: '5',
    why: 'a time somebody chose: a minute more is as good',
  },
  {
    file: 'packages/server/src/workshops/workshops.ts',
    on: 'let tries = 0; tries < MOST_TRIES',
    code: '0',
    why: 'how often it is tried again somebody chose: once less is as good',
  },
  {
    file: 'packages/server/src/serve.ts',
    on: 'config.metricsPort > 0',
    code: '0',
    why: 'nobody can listen at port 1',
  },
  {
    file: 'packages/server/src/bots/watch.ts',
    on: 'pendingIndex(match.s, seat) : -1',
    code: '1',
    why: 'a bot is asked only at a table that has begun',
  },
];

/** Numbers under 100 that are sizes somebody chose, like those from 100 on: one more is as good. */
function sizes(file, lines) {
  return lines.map((on) => ({
    file,
    on,
    code: on.split(' = ')[1],
    why: 'a size somebody chose: one more is as good',
  }));
}

/** What games say of themselves. */
const OF_GAMES = readdirSync(join(root, 'games')).flatMap((id) => {
  const path = join(root, 'games', id, 'equivalents.json');
  if (!existsSync(path)) return [];
  return JSON.parse(readFileSync(path, 'utf8')).map(({ file, ...one }) => ({
    file: `games/${id}/${file}`,
    ...one,
  }));
});
const ALL = [...EQUIVALENTS, ...OF_GAMES];

export function isEquivalent(file, source, { start, end, line }) {
  const text = source.split('\n')[line - 1];
  const code = source.slice(start, end);
  return ALL.some((one) => one.file === file && one.code === code && text.includes(one.on));
}
