/**
 * The rooms whose tests are tried, the share of changes each must notice, and what in them is not
 * changed. Why something is left out is said beside it.
 */

/** Neither code under test nor code a user meets. */
const NEVER = /\.test\.ts$|\.testing\.ts$|\.d\.ts$|(^|\/)testing(\.ts$|\/)|(^|\/)types\.ts$/;

/**
 * @typedef {object} Room
 * @property {string} name
 * @property {number} floor per cent
 * @property {RegExp} changes files that are changed
 * @property {RegExp} [but] … but not these
 * @property {RegExp} tests files that may notice, if they import what was changed
 * @property {RegExp} [finders] … and these, which find what they test without importing it
 */

/** @type {readonly Room[]} */
export const ROOMS = [
  {
    name: 'kernel',
    floor: 90,
    changes: /^packages\/kernel\/src\//,
    tests: /^(packages\/kernel|games\/_template)\//,
  },
  {
    name: 'games',
    floor: 92,
    changes: /^games\/[^_/][^/]*\/src\//,
    // Weights of bots are tuned, not right or wrong; floors of their strength hold them.
    but: /\/advice(\/|\.ts$)/,
    tests: /^games\/[^/]+\/src\//,
    // Plays every game of the catalogue, and compares what was asked, offered and told.
    finders: /^packages\/cli\/src\/playthrough\.test\.ts$/,
  },
  {
    name: 'server',
    floor: 85,
    changes: /^packages\/server\/src\//,
    // Words of the API's description, figures for the operator, the way to start it; and what only
    // PostgreSQL runs: a database server for each change would take a minute.
    but: /\/(openapi(-examples)?|metrics|status-page|problem-page|main|postgres|notices|presence|connection|away|breaker|boss-queue)\.ts$/,
    // Tests that kill, starve or upgrade whole servers are slow by nature.
    tests: /^packages\/server\/src\/(?!faults\/)/,
  },
  {
    name: 'bots',
    floor: 80,
    changes: /^packages\/bots\/src\//,
    // Measured in the arena, not right or wrong.
    but: /\/settings\.ts$/,
    tests: /^packages\/bots\//,
  },
  {
    name: 'client',
    floor: 85,
    changes: /^packages\/(client|protocol)\/src\//,
    tests: /^packages\/(client|protocol)\//,
  },
  {
    name: 'page',
    floor: 75,
    changes: /^packages\/web\/src\/(engine|store|online|table\/store)\//,
    // The worker's own file runs in a browser alone; browser tests play against it.
    but: /\.worker\.ts$/,
    tests: /^packages\/web\//,
  },
];

export function isChanged(room, file) {
  return (
    room.changes.test(file) && file.endsWith('.ts') && !NEVER.test(file) && !room.but?.test(file)
  );
}

export function mayNotice(room, file) {
  return file.endsWith('.test.ts') && (room.tests.test(file) || isFinder(room, file));
}

export function isFinder(room, file) {
  return room.finders?.test(file) ?? false;
}
