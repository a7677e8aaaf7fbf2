/** Requests and answers as they look; a test holds them against the schemas. */
import { catalogue } from '@boardroom/catalogue';
import type { NewMove, NewTableInput } from '@boardroom/protocol';

interface Example {
  readonly body?: object;
  readonly answer?: object;
}

const table: NewTableInput = {
  game: catalogue[0]!.id,
  players: 3,
  seats: ['open', 'open', { bot: 'normal' }],
  clock: { kind: 'decision', seconds: 90 },
};
const move: NewMove = { move: { type: 'bid', coins: 3 }, expected: 17, key: 'f3b1c2d4e5f60718' };

export const EXAMPLES: Readonly<Record<string, Example>> = {
  postPeople: {
    body: { name: 'Ada', colour: 'plum', token: true },
    answer: {
      id: 'Qm3vT8rXw1yZ',
      name: 'Ada',
      colour: 'plum',
      recovery: 'ABCD-EFGH-JKLM-NPQR-STUV',
      token: 'br_Xx0Yy1Zz2Aa3Bb4Cc5Dd6Ee7Ff8Gg9',
    },
  },
  postTables: { body: table },
  postTablesSeatsMoves: { body: move, answer: { cursor: 18 } },
  postTablesSeatsReady: { body: { ready: true }, answer: { cursor: 4 } },
  postTablesChat: { body: { text: 'Good luck!' }, answer: { cursor: 5 } },
  postTablesSeatsBot: { body: { bot: 'normal' }, answer: { cursor: 6 } },
  getTablesEvents: {
    answer: {
      cursor: 2,
      items: [{ n: 2, at: 1_790_000_000_000, type: 'sat', seat: 1, name: 'Ben' }],
    },
  },
};
