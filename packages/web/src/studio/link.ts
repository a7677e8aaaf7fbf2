/** Links of editions: the fingerprint of the content, in groups that can be read out. */
const page = (): string => location.href.split('#')[0]!;

/** `9c41-0be2-77d3-5a18` */
export const inGroups = (hash: string): string => hash.match(/.{1,4}/g)?.join('-') ?? hash;

/** What stands before the groups. */
export const linkStem = (): string => `${page()}#/edition/`;
export const linkOf = (hash: string): string => linkStem() + inGroups(hash);

/** The hash in a link, or in what somebody typed of it; null: it is none. */
export function hashIn(text: string): string | null {
  const last = text.trim().split('/').at(-1)!.replaceAll(/[-\s]/g, '').toLowerCase();
  return /^[0-9a-f]{16}$/.test(last) ? last : null;
}
