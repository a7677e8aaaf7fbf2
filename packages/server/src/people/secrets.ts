/** Secrets are handed out once and kept only as hashes. */
import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LETTERS } from '@boardroom/protocol';

export const newId = (bytes: number): string => randomBytes(bytes).toString('base64url');
export const newTableId = (): string => newId(16).slice(0, 22);
/** The same for the same token and key, so that a table requested twice is created once. */
export const tableIdFor = (tokenHash: string, key: string): string =>
  hashOf(`table ${tokenHash} ${key}`).slice(0, 22);
export const newPersonId = (): string => newId(9);
/** A name for somebody who has been forgotten: enough to tell two of them apart. */
export const newPseudonym = (): string => `P-${letters(4)}`;
export const newSeed = (): string => randomBytes(24).toString('hex');
export const newToken = (): string => `br_${newId(32)}`;
export const newLink = (): string => newId(24);

export function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

function letters(count: number): string {
  return Array.from({ length: count }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
export const newCode = (): string => letters(6);

/** 99 bits, to be written on paper. */
export function newRecovery(): string {
  return [letters(5), letters(5), letters(5), letters(5)].join('-');
}
export function recoveryHash(code: string): string {
  return hashOf(`recovery ${code.toUpperCase().replaceAll(/[^A-Z2-9]/g, '')}`);
}

export function isSameSecret(given: string, wanted: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', wanted, 'buffer'));
}
