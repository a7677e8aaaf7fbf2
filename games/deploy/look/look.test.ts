import { readFileSync } from 'node:fs';
import { legal, pending } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import { describeLook } from '@boardroom/texts/testing';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from '../src/index.ts';
import { putTiles, table } from '../src/testing/scene.ts';
import en from '../texts/en.json' with { type: 'json' };
import { look } from './index.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const variants = {
  ...game.profiles,
  otherReadings: {
    placesNeedHardware: false,
    optimisationPools: 'A+B',
    passFinal: false,
    incomeCap: 0,
  },
};

describeLook(game, { classic }, en, look, { rules, variants, games: 1, every: 11 });

test('what a project costs is said also where workers in the office can pay a part', () => {
  const { t, s } = table((state) => {
    state.supply[0]! -= 2;
    state.office[0] = 2;
    state.steps.fill(4);
    putTiles(state, 0, [5], [5]);
  });
  const f = pending(s)[0]!;
  const names = ['Ada', 'Bruno', 'Chen', 'Dana'];
  const words = speaker(en, names, 'en', game.printed?.(t));
  const r = { t, view: s, viewer: f.seat, words, names, asked: [f.seat] };
  const deploys = legal(game, t, s, f).filter(({ type }) => type === 'deploy');
  expect(deploys.length).toBeGreaterThan(0);
  for (const move of deploys)
    expect(look.note(r, move, f)).toMatch(
      /^\d workers, income \S+, BVP \+\d(, \d steps? beyond home)?$/,
    );
});
