/**
 * Changes that change nothing anybody could see, found among survivors: each with its reason. `code`
 * is what stands at the spot, `on` a piece of its line; they outlive the moving of lines.
 * @type {readonly { file: string, on: string, code: string, why: string }[]}
 */
const EQUIVALENTS = [
  {
    file: 'packages/kernel/src/templates.ts',
    on: '!sameValue(part, given)',
    code: 'part, given',
    why: 'whether two values are the same does not depend on their order',
  },
  {
    file: 'packages/kernel/src/new-table.ts',
    on: 'typeof given',
    code: '||',
    why: 'what is no object has no fields to be left out, and the next line looks at it again',
  },
  {
    file: 'packages/server/src/storage/batch.ts',
    on: 'const BUSY',
    code: '2',
    why: 'from how many on writes wait for each other is a matter of speed',
  },
];

export function isEquivalent(file, source, { start, end, line }) {
  const text = source.split('\n')[line - 1];
  const code = source.slice(start, end);
  return EQUIVALENTS.some((one) => one.file === file && one.code === code && text.includes(one.on));
}
