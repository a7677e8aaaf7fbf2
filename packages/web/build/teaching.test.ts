/** Every game has notes for trainers, with a plan for each length, and three questions for a gate. */
import { readFileSync } from 'node:fs';
import { catalogue } from '@boardroom/catalogue';
import { expect, test } from 'vitest';
import { chaptersOf, FOR_TRAINERS } from './markdown.ts';

for (const { id } of catalogue)
  test(`${id}: notes for trainers are whole`, () => {
    const file = new URL(`../../../games/${id}/teaching.md`, import.meta.url);
    const text = readFileSync(file, 'utf8');
    const chapters = chaptersOf(text, FOR_TRAINERS);
    expect(chapters.map(({ title }) => title)).toEqual(FOR_TRAINERS);
    expect(text.match(/^## /gm)).toHaveLength(FOR_TRAINERS.length);
    const of = (title: string) => chapters.find((chapter) => chapter.title === title)!.sections;
    expect(of('Plans').map(({ title }) => title)).toEqual([
      '45 minutes',
      '90 minutes',
      '180 minutes',
    ]);
    for (const { title, blocks } of of('Plans')) expect(minutesOf(blocks[0]!.html)).toBe(title);
    expect(of('At the gates')[0]!.blocks.filter(({ item }) => item)).toHaveLength(3);
  });

/** Minutes of a plan follow one another without a gap; says up to when. */
function minutesOf(html: string): string {
  let at = 0;
  for (const [, from, to] of html.matchAll(/<td>(\d+)–(\d+)<\/td>/g)) {
    expect(Number(from)).toBe(at);
    at = Number(to);
  }
  return `${at} minutes`;
}
