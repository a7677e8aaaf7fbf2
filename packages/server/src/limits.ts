/** How much one caller may ask for. Numbers are per node; each can be set by the environment. */
export interface Limits {
  /** Requests a minute of one person, by whatever token. */
  readonly requestsPerPerson: number;
  /** Requests a minute from one address, by all who are not known yet. */
  readonly requestsPerAddress: number;
  /** Unknown tokens a minute from one address. */
  readonly badTokens: number;
  /** Names given a minute from one address: a class comes in together. */
  readonly newcomers: number;
  /** Wrong join and recovery codes a minute from one address. */
  readonly guesses: number;
  /** Concurrent streams: per person, per address for people without a token, and in total. */
  readonly streamsPerPerson: number;
  readonly streamsPerAddress: number;
  readonly streams: number;
  readonly bodyBytes: number;
  /** The size of an edition that a new table brings, without whitespace. */
  readonly editionBytes: number;
  /** Milliseconds within which a request must have arrived. */
  readonly requestTime: number;
  /** Tables open at once that a person hosts or sits at; and tables set in a minute. */
  readonly tablesPerPerson: number;
  readonly newTables: number;
  /** Workshops a person has set up that are not deleted yet. */
  readonly workshopsPerPerson: number;
  /** Editions a person has published; and published from one address in a minute. */
  readonly editionsPerPerson: number;
  readonly newEditions: number;
  readonly templatesPerPerson: number;
  /** Exports of all their data a person may ask for in a minute. */
  readonly exports: number;
  /** Files of data of their classes, likewise. */
  readonly classExports: number;
  readonly hooksPerPerson: number;
  /** Sessions, and tokens for bots. */
  readonly tokensPerPerson: number;
}

export const LIMITS: Limits = {
  requestsPerPerson: 1200,
  requestsPerAddress: 6000,
  badTokens: 300,
  newcomers: 600,
  guesses: 200,
  streamsPerPerson: 20,
  streamsPerAddress: 400,
  streams: 20_000,
  bodyBytes: 16_384,
  editionBytes: 262_144,
  requestTime: 15_000,
  tablesPerPerson: 200,
  newTables: 120,
  workshopsPerPerson: 50,
  editionsPerPerson: 100,
  newEditions: 30,
  templatesPerPerson: 50,
  exports: 5,
  classExports: 30,
  hooksPerPerson: 5,
  tokensPerPerson: 20,
};

/** No limits to speak of: for benchmarks on loopback. */
export const NO_LIMITS: Limits = {
  ...LIMITS,
  requestsPerPerson: 1e9,
  requestsPerAddress: 1e9,
  badTokens: 1e9,
  newcomers: 1e9,
  guesses: 1e9,
  streamsPerAddress: 1e6,
  streamsPerPerson: 1e6,
  streams: 1e6,
  tablesPerPerson: 1e6,
  newTables: 1e9,
  workshopsPerPerson: 1e6,
  editionsPerPerson: 1e6,
  newEditions: 1e9,
  exports: 1e9,
  classExports: 1e9,
};

/** `requestsPerPerson` is BOARDROOM_LIMIT_REQUESTS_PER_PERSON. */
export function limitsFrom(number: (name: string, standard: number) => number): Limits {
  const named = Object.entries(LIMITS).map(([name, standard]: [string, number]) => {
    const words = name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
    return [name, number(`BOARDROOM_LIMIT_${words}`, standard)];
  });
  return Object.fromEntries(named) as Limits;
}
