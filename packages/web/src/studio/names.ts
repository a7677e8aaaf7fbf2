/** What editions are called. */
import type { Edition } from '@boardroom/kernel';

/** Its title; without one its id, as a title. */
export function editionName({ title, id }: Edition): string {
  return title?.trim() || id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
}

/** An id made of a title: what tables, records and files call it. */
export function idOf(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (
    plain
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 40) || 'own'
  );
}

/** The colour of an edition, from its hash. */
export const hueOf = (hash: string): number => Number.parseInt(hash.slice(0, 4), 16) % 360;
