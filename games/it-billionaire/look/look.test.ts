import { readFileSync } from 'node:fs';
import type { Reader } from '@boardroom/kernel';
import { position } from '@boardroom/kernel/testing';
import { speaker } from '@boardroom/texts';
import { describeLook } from '@boardroom/texts/testing';
import { describe, expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from '../src/index.ts';
import en from '../texts/en.json' with { type: 'json' };
import type { It } from '../src/types.ts';
import { look } from './index.ts';
import { itemLine } from './item.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const variants = {
  ...game.profiles,
  otherReadings: {
    rounds: 12,
    drawMode: 'oneByOne',
    sameZoneRepeat: true,
    productFirstPayment: 'nextRound',
    riskModel: 'average',
  },
  quickEnd: { target: 100, startCapital: 90 },
  adjusted: { target: 100, startCapital: 90, billionScoring: 'adjusted' },
};

describeLook(game, { classic }, en, look, { rules, variants, games: 1 });

describe('the first day, without a lab', () => {
  const p = position(game, { players: 3, options: {}, edition: classic, seed: 'first' });
  const names = ['Ada', 'Bruno', 'Chen'];
  const r: Reader<It> = {
    t: p.t,
    view: p.view(0),
    viewer: 0,
    words: speaker(en, names, 'en', game.printed?.(p.t)),
    names,
    asked: [0, 1, 2],
  };
  const red = p.t.facts.red.indexOf(1);
  const frame = p.asked().find(({ seat }) => seat === 0)!;

  test('a card that could not be played today says so before it is chosen', () => {
    const labels = look.gaps(r, p.legal(0)[0]!, frame);
    expect(labels['sell']!.label).toMatch(/^Sell Lab: .* Of no use today: you own no lab\.$/);
    expect(labels['do']!.label).toContain('Of no use today: you own no lab.');
    expect(labels['stop']!.label).toContain('Of no use today: you have no item.');
    for (const kind of ['acquire', 'select']) expect(labels[kind]!.label).not.toContain('no use');
  });

  test('work is forecast for each lab, the faster first, and red work on average', () => {
    const { facts } = p.t;
    const [far, near] = [0, 1].map((same) =>
      facts.cost.findIndex((_, lab) => (facts.continent[lab] === facts.customer[red]) === !!same),
    );
    const owner = r.view.owner.map((seat, lab) => (lab === far || lab === near ? 0 : seat));
    const line = itemLine({ ...r, view: { ...r.view, owner } }, red, 0);
    expect(line.match(/: on average /g)).toHaveLength(2);
  });
});
