import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Identifies the content of an edition, whatever the order and spacing of its JSON file. */
export function editionHash(content: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(content)))).slice(0, 16);
}

function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = value as Record<string, unknown>;
  const parts = Object.keys(fields)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`);
  return `{${parts.join(',')}}`;
}
