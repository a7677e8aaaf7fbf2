/** One suite for every player's guide: all of it is drawn, says something, and cites what exists. */
import { isRefusal, setTable } from '@boardroom/kernel';
import type { AnyGame } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { Guide } from '../guide.ts';
import { strayKeys } from './languages.ts';

/** `rules` is the text of RULES.md. */
export function describeGuide(game: AnyGame, content: unknown, guide: Guide, rules: string): void {
  const t = setTable(game, { players: game.seats.max, edition: { id: 'classic', content } });
  if (isRefusal(t)) throw new Error(`no table: ${t.code}`);
  const texts = { name: '', tagline: '', fields: {}, messages: guide.messages['en']! };
  const words = speaker(texts, [], 'en', game.printed?.(t));

  test(`${game.id}: the guide is drawn and lacks no words`, () => {
    const lacking = new Set<string>();
    const say = (key: string, facts?: object): string => {
      const said = words.say(key, facts);
      if (said === undefined || said.trim() === '') lacking.add(key);
      return said ?? key;
    };
    const parts: (Component<any> | undefined)[] = [
      guide.Drawing,
      guide.Aim,
      guide.Own,
      guide.Call,
      guide.Example,
      ...guide.steps.flatMap(({ Over, Picture }) => [Over, Picture]),
      ...guide.tips.map(({ Art }) => Art),
    ];
    const drawn = parts.flatMap((part) => (part ? [render(part, { props: { say } }).body] : []));
    expect(drawn.filter((html) => html.replaceAll(/<!--.*?-->/g, '').trim() === '')).toEqual([]);
    expect(drawn.join('').match(/\b(?:undefined|NaN)\b/g)).toBeNull();
    for (const key of keysOf(guide)) say(key);
    expect([...lacking], 'words for ui/guide/messages.en.json').toEqual([]);
  });

  test(`${game.id}: the guide says the same in all its languages`, () => {
    expect(strayKeys(guide.messages)).toEqual([]);
  });

  test(`${game.id}: the guide cites paragraphs that exist`, () => {
    const cited = new Set(guide.steps.flatMap((step) => step.rules));
    expect([...cited].filter((rule) => !new RegExp(`\\b${rule}\\b`).test(rules))).toEqual([]);
  });
}

const OF_EVERY_GUIDE = ['aim', 'picture', 'turn', 'turn.text', 'own', 'can', 'end', 'tips', 'foot'];

/** Words that the page itself says of a guide. */
function keysOf({ facts, steps, can, end, tips, wrong }: Guide): string[] {
  return [
    ...OF_EVERY_GUIDE,
    ...facts.map(({ id }) => `fact.${id}`),
    ...steps.flatMap(({ id }) => [`step.${id}`, `step.${id}.text`, `step.${id}.you`]),
    ...can.flatMap(({ id }) => [`can.${id}`, `can.${id}.note`]),
    ...end.map((id) => `end.${id}`),
    ...tips.flatMap(({ id }) => [`tip.${id}`, `tip.${id}.text`]),
    ...wrong.map((id) => `wrong.${id}`),
  ];
}
