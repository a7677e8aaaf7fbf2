/** Requests and answers as they look; a test holds them against the schemas. */
import { catalogue } from '@boardroom/catalogue';
import type { NewMove, NewTableInput, NewWorkshopInput } from '@boardroom/protocol';

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
const workshop: NewWorkshopInput = {
  title: 'Global teams',
  game: catalogue[0]!.id,
  players: 4,
  plan: [
    { id: 'gather', kind: 'gather', minutes: 5 },
    { id: 'practice', kind: 'practice', minutes: 10 },
    { id: 'play', kind: 'play', minutes: 45 },
    { id: 'debrief', kind: 'debrief', minutes: 20 },
    {
      id: 'survey',
      kind: 'survey',
      prompts: [{ id: 'again', kind: 'rate', text: 'Would you play it again?' }],
    },
    { id: 'close', kind: 'close' },
  ],
  days: 30,
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
  postWorkshops: { body: workshop },
  postWorkshopsJoin: {
    body: { code: 'K7QM2D', name: 'Inés', token: true },
    answer: {
      workshop: 'Xx0Yy1Zz2Aa3Bb4Cc5Dd6E',
      member: 7,
      name: 'Inés',
      key: 'H4W-2RT',
      place: { table: 2, seat: 2 },
      token: 'br_Xx0Yy1Zz2Aa3Bb4Cc5Dd6Ee7Ff8Gg9',
    },
  },
  postWorkshopsStage: { body: { stage: 'play' }, answer: {} },
  postWorkshopsPrompts: {
    body: {
      id: 'win',
      kind: 'probability',
      text: 'How likely is it that you win?',
      about: 'own-win',
    },
    answer: {},
  },
  putWorkshopsPromptsAnswer: { body: { answer: { percent: 35 } }, answer: {} },
  postWorkshopsMessages: { body: { text: 'Five minutes left.' }, answer: {} },
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
