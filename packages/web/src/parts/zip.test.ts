import { expect, test } from 'vitest';
import { zipOf } from './zip.ts';

/** Reads an archive by its directory, as programs do. */
function unzip(bytes: Uint8Array): Record<string, string> {
  const view = new DataView(bytes.buffer);
  const text = (at: number, length: number): string =>
    new TextDecoder().decode(bytes.subarray(at, at + length));
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const files: Record<string, string> = {};
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < view.getUint16(end + 10, true); i++) {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [size, named] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true)];
    const local = view.getUint32(at + 42, true);
    files[text(at + 46, named)] = text(local + 30 + view.getUint16(local + 26, true), size);
    at += 46 + named;
  }
  return files;
}

test('an archive holds every file under its name', () => {
  const files = { 'a.jsonl': '{"game":"x"}\n', 'día.jsonl': 'ñ €\n', 'empty.txt': '' };
  const made = zipOf(Object.entries(files).map(([name, text]) => ({ name, text })));
  expect(unzip(made)).toEqual(files);
});

test('its checksums are those other programs work out', () => {
  const made = zipOf([{ name: 'a.txt', text: 'hello' }]);
  expect(new DataView(made.buffer).getUint32(14, true)).toBe(0x3610a686);
});
