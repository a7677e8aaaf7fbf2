/** How much one caller may ask for. Numbers are per node. */
export interface Limits {
  /** Requests a minute of one token, or of one address without a token. */
  readonly requests: number;
  /** Requests a minute of one address to what could be guessed or filled: people, codes, recovery. */
  readonly guesses: number;
  /** Streams open at once: of one address, and of one person. */
  readonly streamsPerAddress: number;
  readonly streamsPerPerson: number;
  readonly bodyBytes: number;
  /** A new table may bring an edition of its own. */
  readonly editionBytes: number;
  /** Milliseconds in which a request must have come in. */
  readonly requestTime: number;
  readonly tablesPerPerson: number;
  readonly tokensPerPerson: number;
}

export const LIMITS: Limits = {
  requests: 1200,
  guesses: 30,
  streamsPerAddress: 400,
  streamsPerPerson: 20,
  bodyBytes: 16_384,
  editionBytes: 524_288,
  requestTime: 15_000,
  tablesPerPerson: 200,
  tokensPerPerson: 20,
};

/** No limits to speak of: for benchmarks on loopback. */
export const NO_LIMITS: Limits = {
  ...LIMITS,
  requests: 1e9,
  guesses: 1e9,
  streamsPerAddress: 1e6,
  streamsPerPerson: 1e6,
  tablesPerPerson: 1e6,
};
