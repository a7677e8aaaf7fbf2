/** What a class is asked and shown, and what its teams say: bounds from both sides. */
import { expect, test } from 'vitest';
import {
  AGREE,
  answerValue,
  arrangement,
  deckMoment,
  MOST_CHOICES,
  newProposal,
  newReports,
  newVote,
  PROBLEMS,
  promptLine,
  promptWanted,
  shownSlide,
  teamSetting,
} from './index.ts';
import { bounds, listOf, long } from './testing.ts';

const prompt = (more: object): boolean =>
  promptWanted.safeParse({ id: 'p', kind: 'number', text: 'How many?', ...more }).success;
const answer = (value: object): boolean => answerValue.safeParse(value).success;

test('a prompt has an id and a text of some length, and goes by the trainer unless it says otherwise', () => {
  bounds((length) => prompt({ id: long(length) }), 1, 24);
  bounds((length) => prompt({ text: long(length) }), 1, 300);
  expect(promptWanted.parse({ id: 'p', kind: 'rate', text: 'x' }).about).toBe('trainer');
});

test('a forecast is held against what is of its kind', () => {
  expect(prompt({ about: 'own-score' })).toBe(true);
  expect(prompt({ about: 'own-win' })).toBe(false);
  expect(prompt({ kind: 'probability', about: 'own-win' })).toBe(true);
  expect(prompt({ kind: 'probability', about: 'own-score' })).toBe(false);
  expect(prompt({ kind: 'winner', about: 'own-win' })).toBe(false);
});

test('above which score: said where it is asked, and nowhere else', () => {
  const chance = (more: object): boolean => prompt({ kind: 'probability', ...more });
  expect(chance({ about: 'own-above', above: 3 })).toBe(true);
  expect(chance({ about: 'own-above' })).toBe(false);
  expect(chance({ about: 'own-win', above: 3 })).toBe(false);
});

test('the least of a number is below the most', () => {
  expect([1, 2, 3].map((least) => prompt({ least, most: 2 }))).toEqual([true, false, false]);
  expect([prompt({ least: 5 }), prompt({ most: -5 })]).toEqual([true, true]);
});

test('answers have the bounds of their kinds', () => {
  bounds((percent) => answer({ percent }), 0, 100);
  bounds((seat) => answer({ seat }), 0, 19);
  bounds((rate) => answer({ rate }), 1, 5);
  bounds((length) => answer({ text: long(length) }), 1, 300);
  expect(answer({ low: 1, likely: 2, high: 3 })).toBe(true);
  expect(answer({ percent: 5, rate: 5 })).toBe(false);
});

test('trainers and walls see no one’s own answer or score', () => {
  expect(Object.keys(promptLine.shape)).not.toContain('answer');
  expect(Object.keys(promptLine.shape)).not.toContain('score');
});

test('a slide has up to twenty steps and, if it votes, two to eight choices', () => {
  const slide = { slide: 's', kind: 'luck', step: 0, title: '', note: '', names: false };
  expect(shownSlide.parse(slide)).toEqual({ ...slide, black: false, follow: true });
  const shown = (more: object): boolean => shownSlide.safeParse({ ...slide, ...more }).success;
  bounds((step) => shown({ step }), 0, 20);
  const choices = (count: number): object => ({
    options: listOf(count, (i) => `choice ${i}`),
    open: true,
  });
  bounds((count) => shown({ vote: choices(count) }), 2, MOST_CHOICES);
  bounds((length) => shown({ vote: { options: ['a', long(length)], open: true } }), 1, 160);
  bounds((choice) => newVote.safeParse({ slide: 's', choice }).success, 0, 7);
});

test('a deck has 24 slides at most, with twelve sentences of the class on one', () => {
  const slide = { slide: 's', kind: 'luck' };
  const deck = (slides: readonly object[]): boolean => arrangement.safeParse({ slides }).success;
  expect([24, 25].map((count) => deck(listOf(count, () => slide)))).toEqual([true, false]);
  const picks = (count: number): boolean => deck([{ ...slide, picks: listOf(count, () => 'x') }]);
  expect([12, 13].map(picks)).toEqual([true, false]);
});

test('a moment is a move of a table of the class', () => {
  const at = (more: object): boolean =>
    deckMoment.safeParse({ table: 1, move: 0, ...more }).success;
  bounds((table) => at({ table }), 1, 200);
  bounds((move) => at({ move }), 0, 100_000);
});

test('reports are handed out for one to twenty seats', () => {
  bounds((count) => newReports.safeParse({ seats: listOf(count, () => ({})) }).success, 1, 20);
});

test('a team: three, anyone plays, everybody with an own device, unless it says otherwise', () => {
  expect(teamSetting.parse({})).toEqual({ size: 3, rule: 'anyone', devices: 'own' });
  bounds((size) => teamSetting.safeParse({ size }).success, 2, 8);
  bounds((length) => newProposal.safeParse({ move: {}, text: long(length) }).success, 1, 140);
});

test('as many of a team must agree as the refusal says', () => {
  expect(PROBLEMS['not-agreed'][1]).toMatch(/^Two of the team/);
  expect(AGREE).toBe(2);
});
