/**
 * The part of a rules file that players read, as chapters of HTML. Knows the Markdown our rules are
 * written in: headings, paragraphs, lists, numbered lists, tables, bold, italics, code, links.
 */
export interface Chapter {
  readonly title: string;
  readonly sections: readonly Section[];
}
export interface Section {
  readonly title: string;
  /** One block each, so that search can show just those that fit. */
  readonly blocks: readonly Block[];
}
export interface Block {
  readonly html: string;
  /** The number of the rule it states. */
  readonly rule?: string;
  /** What stands before it in a list: "•", "2." */
  readonly item?: string;
}

/** Chapters for players; the rest is for people who build or test the game. */
const FOR_PLAYERS = ['At a glance', 'Rules', 'Worked examples', 'Options and variants', 'Rulings'];
/** Where a sentence comes from; it matters to the keeper of the rules, not at the table. */
const SOURCE_MARK = /\s*\[(?:[SDPE]|mixed)(?:[/,:;][^\]]*)?\]/g;

/** Of notes for trainers; each of them is there, and no other. */
export const FOR_TRAINERS = [
  'Aims',
  'Plans',
  'Before',
  'At the gates',
  'What to look for',
  'The debrief',
];

export function chaptersOf(markdown: string, wanted: readonly string[] = FOR_PLAYERS): Chapter[] {
  const chapters: { title: string; sections: { title: string; lines: string[] }[] }[] = [];
  for (const line of markdown.split(/\r?\n/)) {
    const heading = /^(#{2,3}) (.*)$/.exec(line);
    if (heading?.[1] === '##')
      chapters.push({ title: heading[2]!, sections: [{ title: '', lines: [] }] });
    else if (heading) chapters.at(-1)?.sections.push({ title: inline(heading[2]!), lines: [] });
    else chapters.at(-1)?.sections.at(-1)!.lines.push(line);
  }
  return wanted
    .flatMap((name) => chapters.filter(({ title }) => title === name))
    .map(({ title, sections }) => ({
      title,
      sections: sections
        .map((section) => ({ title: section.title, blocks: blocksOf(section.lines) }))
        .filter(({ blocks }) => blocks.length > 0),
    }));
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let i = 0;
  while (i < lines.length) {
    const line = lines[i]!;
    if (line.trim() === '' || line.startsWith('<!--')) i++;
    else if (line.startsWith('|')) {
      const rows: string[] = [];
      while (lines[i]?.startsWith('|')) rows.push(lines[i++]!);
      blocks.push({ html: table(rows) });
    } else if (/^(?:[-*]|\d+\.) /.test(line)) {
      let item = line.replace(/^(?:[-*]|\d+\.) /, '');
      const nested: string[] = [];
      i++;
      while (i < lines.length && /^\s+\S/.test(lines[i]!)) {
        const more = lines[i++]!.trim();
        if (/^(?:[-*]|\d+\.) /.test(more)) nested.push(more.replace(/^(?:[-*]|\d+\.) /, ''));
        else if (nested.length > 0) nested.push(`${nested.pop()!} ${more}`);
        else item += ` ${more}`;
      }
      const made = block(item, nested);
      const [mark] = /^\d+\./.exec(line) ?? ['•'];
      blocks.push(made.rule ? made : { ...made, item: mark });
    } else {
      let text = line;
      i++;
      while (i < lines.length && lines[i]!.trim() !== '' && !/^(?:\||[-*] |\d+\. )/.test(lines[i]!))
        text += ` ${lines[i++]!.trim()}`;
      blocks.push(block(text, []));
    }
  }
  return blocks;
}

function block(text: string, nested: readonly string[]): Block {
  const rule = /^\*\*([REX]\d+[a-z]?)\*\*/.exec(text)?.[1];
  const body = rule ? text.replace(/^\*\*[^*]+\*\*:?\s*/, '') : text;
  const list =
    nested.length > 0 ? `<ul>${nested.map((n) => `<li>${inline(n)}</li>`).join('')}</ul>` : '';
  const html = inline(body) + list;
  return rule ? { html, rule } : { html };
}

function table(rows: readonly string[]): string {
  const cells = (row: string): string[] =>
    row
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim()));
  const [head, , ...body] = rows;
  const line = (row: string, tag: string): string =>
    `<tr>${cells(row)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join('')}</tr>`;
  return `<table><thead>${line(head!, 'th')}</thead><tbody>${body.map((row) => line(row, 'td')).join('')}</tbody></table>`;
}

function inline(text: string): string {
  return text
    .replace(SOURCE_MARK, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/(?<![\w*])\*([^*\s][^*]*)\*(?!\w)/g, '<i>$1</i>')
    .replace(/\bhttps?:\/\/\S+/g, '')
    .trim();
}
