/** A team at its table: what it has before it, what it has read, what it does. */
import type { Move, Refusal } from '@boardroom/kernel';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TeamDesk } from '../../engine/port.ts';
import type { Viewing } from './viewing.svelte.ts';
import type { Voice } from './voice.svelte.ts';

const sounds = vi.hoisted(() => [] as string[]);
vi.mock('../../motion/sound.ts', () => ({ playSound: (sound: string) => sounds.push(sound) }));
vi.resetModules();
const { makeTeamwork } = await import('./teamwork.svelte.ts');

const move = { type: 'bid' } as Move;
const proposed = { proposal: 3, move };

function open(proposals = 1) {
  const sent: unknown[] = [];
  const state = { refuses: null as Refusal | null };
  const keep =
    (what: string) =>
    async (...given: unknown[]): Promise<Refusal | null> => {
      sent.push([what, ...given]);
      return state.refuses;
    };
  const team = {
    proposals: Array.from({ length: proposals }, () => proposed),
    lines: [{ text: 'a' }, { text: 'b' }],
    ...Object.fromEntries(['propose', 'agree', 'play', 'say'].map((what) => [what, keep(what)])),
  };
  const viewing = {
    team: team as unknown as TeamDesk | null,
    position: { frame: { kind: 'bid' } as object | null, moves: 4 },
    viewer: 0 as number | null,
    port: { ask: async () => ({ code: 'dear' }) as Refusal | null },
  };
  const refused: Refusal[] = [];
  const voice = {
    refuse: (refusal: Refusal) => refused.push(refusal),
    reasonOf: ({ code }: Refusal) => ({ text: `It is ${code}.` }),
  };
  const work = makeTeamwork(viewing as unknown as Viewing, voice as unknown as Voice);
  return { work, viewing, team, sent, state, refused };
}

beforeEach(() => void sounds.splice(0));

test('a team decides while it has proposals and a question, unless it looks for another', () => {
  const { work, viewing, team } = open();
  expect(work.isDeciding).toBe(true);
  work.proposeAnother();
  expect(work.isDeciding).toBe(false);
  // Somebody has proposed it, or the table has moved on.
  team.proposals.push(proposed);
  expect(work.isDeciding).toBe(true);
  work.proposeAnother();
  viewing.position.moves++;
  expect(work.isDeciding).toBe(true);
  viewing.position.frame = null;
  expect(work.isDeciding).toBe(false);
  expect(open(0).work.isDeciding).toBe(false);
  // A team that comes later has something to decide.
  const late = open();
  late.viewing.team = null;
  late.work.proposeAnother();
  late.viewing.team = late.team as unknown as TeamDesk;
  expect(late.work.isDeciding).toBe(true);
});

test('the look for another proposal is put away once', () => {
  const { work } = open();
  expect(work.dropAnother()).toBe(false);
  work.proposeAnother();
  expect(work.dropAnother()).toBe(true);
  expect(work.isDeciding).toBe(true);
  expect(work.dropAnother()).toBe(false);
});

test('news of the team are proposals and lines not read yet', () => {
  const { work, viewing } = open();
  expect(work.teamNews).toBe(3);
  work.readTeam(2);
  expect(work.teamNews).toBe(1);
  work.readTeam(9);
  expect(work.teamNews).toBe(0);
  viewing.team = null;
  work.readTeam(0);
  expect(work.teamNews).toBe(0);
});

test('what the team does goes to its desk; a move is heard, a refusal said', async () => {
  const { work, sent, state, refused } = open();
  await work.playProposal(proposed);
  expect(sounds).toEqual(['wood']);
  expect(await work.agreeTo(proposed, false)).toBe(true);
  await work.explain(proposed, 'why');
  await work.sayToTeam('Now?');
  expect(sent).toEqual([
    ['play', 3],
    ['agree', 3, false],
    ['propose', move, undefined, 'why'],
    ['say', 'Now?'],
  ]);
  state.refuses = { code: 'not-agreed' };
  await work.playProposal(proposed);
  expect(await work.sayToTeam('x')).toBe(false);
  expect(sounds).toEqual(['wood']);
  expect(refused).toEqual([{ code: 'not-agreed' }, { code: 'not-agreed' }]);
});

test('who has left the team does nothing for it', async () => {
  const { work, viewing } = open();
  viewing.team = null;
  await work.playProposal(proposed);
  expect([sounds, await work.sayToTeam('x')]).toEqual([[], false]);
});

test('why a proposal cannot be played is said to who sits there', async () => {
  const { work, viewing } = open();
  expect(await work.whyNot(move)).toBe('It is dear.');
  viewing.viewer = null;
  expect(await work.whyNot(move)).toBe('');
});
