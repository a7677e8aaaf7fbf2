/** The seat of a team, told by the news of a server. */
import { ProblemError } from '@boardroom/client';
import type { News, RemoteTeam } from '@boardroom/client';
import { expect, test } from 'vitest';
import { makeTeamDesk } from './team-desk.ts';

const ada = { person: 'ada', name: 'Ada' };
const proposal = { proposal: 1, by: 'ada', move: { type: 'bid' }, agreed: ['ada'] };
const team = { rule: 'agree', people: [ada], proposals: [proposal] };
const said = (n: number, text: string): object => ({ n, type: 'team-said', ...ada, text });
const news = (more: object): News => ({ cursor: 1, items: [], ...more }) as unknown as News;

function open(refuses?: Error) {
  const sent: unknown[] = [];
  const keep =
    (what: string) =>
    async (...given: unknown[]): Promise<void> => {
      if (refuses) throw refuses;
      sent.push([what, ...given]);
    };
  const remote = Object.fromEntries(
    ['propose', 'agree', 'play', 'say'].map((what) => [what, keep(what)]),
  ) as unknown as RemoteTeam;
  const made = makeTeamDesk(remote, () => 'ada');
  return { ...made, sent };
}

test('there is no desk until a team is told of', () => {
  const { hear, desk } = open();
  hear(news({ items: [said(1, 'Hello')] }), 0);
  expect(desk()).toBeNull();
  hear(news({ team }), 0);
  expect(desk()).toMatchObject({ me: 'ada', rule: 'agree', people: [ada], proposals: [proposal] });
  expect(desk()!.lines).toEqual([{ ...ada, text: 'Hello' }]);
});

test('what the team says is added, and nothing else that happens', () => {
  const { hear, desk } = open();
  hear(news({ items: [said(1, 'a')], team }), 0);
  const before = desk();
  hear(news({ items: [{ n: 2, type: 'said', text: 'to all' }] }), 0);
  expect(desk()).toBe(before);
  hear(news({ items: [said(3, 'b')] }), 0);
  expect(desk()!.lines.map(({ text }) => text)).toEqual(['a', 'b']);
  // From the beginning again: this browser is somebody else now.
  hear(news({ items: [said(1, 'c')] }), 1);
  expect(desk()!.lines.map(({ text }) => text)).toEqual(['c']);
});

test('what is done goes to the seat, decided on the last news', async () => {
  const { hear, desk, sent } = open();
  hear(news({ team, cursor: 7 }), 2);
  const move = { type: 'bid' } as never;
  expect(await desk()!.propose(move)).toBeNull();
  await desk()!.propose(move, 'words', 'why');
  await desk()!.agree(1, false);
  await desk()!.play(1);
  await desk()!.say('Now?');
  expect(sent).toEqual([
    ['propose', 2, move, { expected: 7 }],
    ['propose', 2, move, { expected: 7, words: 'words', text: 'why' }],
    ['agree', 2, 1, false],
    ['play', 2, 1, 7],
    ['say', 2, 'Now?'],
  ]);
});

test('what the server refuses is a reason, a lost line is one too', async () => {
  const refused = open(new ProblemError({ code: 'not-agreed' } as never, undefined));
  refused.hear(news({ team }), 0);
  expect(await refused.desk()!.play(1)).toEqual({ code: 'not-agreed' });
  const lost = open(new TypeError('network'));
  lost.hear(news({ team }), null);
  expect(await lost.desk()!.say('x')).toEqual({ code: 'lost' });
});
