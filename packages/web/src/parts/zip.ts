/** Several files as one: a ZIP archive without compression, which every system opens. */
const encoder = new TextEncoder();

export interface ZipFile {
  readonly name: string;
  readonly text: string | Uint8Array;
}

export function zipOf(files: readonly ZipFile[], now = new Date()): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  const [time, date] = dosTime(now);
  for (const { name, text } of files) {
    const path = encoder.encode(name);
    const bytes = typeof text === 'string' ? encoder.encode(text) : text;
    // Version 2.0, names in UTF-8, stored as they are.
    const shared = [20, 0x800, 0, time, date];
    const sums = [crc32(bytes), bytes.length, bytes.length];
    const local = record(0x04034b50, shared, sums, [path.length, 0]);
    parts.push(local, path, bytes);
    directory.push(
      record(0x02014b50, [20, ...shared], sums, [path.length, 0, 0, 0, 0], [0, offset]),
      path,
    );
    offset += local.length + path.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = files.length;
  const end = record(0x06054b50, [0, 0, count, count], [size, offset], [0]);
  return join([...parts, ...directory, end]);
}

/** A signature, then numbers: of two bytes and of four in turn. */
function record(signature: number, ...groups: readonly number[][]): Uint8Array {
  const bytes: number[] = [];
  const put = (value: number, width: number): void => {
    for (let i = 0; i < width; i++) bytes.push((value >>> (8 * i)) & 255);
  };
  put(signature, 4);
  for (const [i, group] of groups.entries())
    for (const value of group) put(value, i % 2 === 0 ? 2 : 4);
  return Uint8Array.from(bytes);
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function dosTime(at: Date): [number, number] {
  const time = (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1);
  const date = ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate();
  return [time, date];
}

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
