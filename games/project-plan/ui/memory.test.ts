import { isRefusal, openMatch, submit } from '@boardroom/kernel';
import type { Match } from '@boardroom/kernel';
import { sceneOf, stageOf } from '@boardroom/ui-kit/testing';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from '../src/index.ts';
import type { ProjectPlan } from '../src/types.ts';
import texts from '../texts/en.json' with { type: 'json' };
import { lastThrow } from './memory.ts';
import messages from './messages.en.json' with { type: 'json' };
import { tell } from './tell/index.ts';

test('the last throw belongs to the position that is drawn', () => {
  const setting = { players: 3, options: {}, edition: { id: 'classic', content: classic } };
  const match = openMatch(game, setting, 'memory') as Match<ProjectPlan>;
  const first = match.s.active;
  const scene = { ...sceneOf(stageOf(game, match.t, texts, messages), match.s, null) };
  for (const { event } of match.told) tell(scene, event, scene.view);
  expect(lastThrow(scene)?.when).toBe(0);
  const early = scene.view;
  const done = submit(match, first, { type: 'throw' });
  if (isRefusal(done)) throw new Error(done.code);
  Object.assign(scene, { view: match.s });
  for (const { event } of done.events) tell(scene, event, early);
  const dice = done.events.find(({ event }) => event.type === 'thrown')!.event;
  expect(lastThrow(scene)?.dice).toEqual('dice' in dice ? dice.dice : []);
  Object.assign(scene, { view: early });
  expect(lastThrow(scene)?.when).toBe(0);
});
