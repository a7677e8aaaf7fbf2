/**
 * Changes that change nothing anybody could see, found among survivors: each with its reason. `code`
 * is what stands at the spot, `on` a piece of its line; they outlive the moving of lines.
 * @type {readonly { file: string, on: string, code: string, why: string }[]}
 */
const EQUIVALENTS = [];

export function isEquivalent(file, source, { start, end, line }) {
  const text = source.split('\n')[line - 1];
  const code = source.slice(start, end);
  return EQUIVALENTS.some((one) => one.file === file && one.code === code && text.includes(one.on));
}
