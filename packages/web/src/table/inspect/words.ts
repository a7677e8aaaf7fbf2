/** A thing in one breath, for who hears it: kind, figures, the most useful sentence. */
import type { Looked } from '@boardroom/kernel';

export function words({ kind, figures, line }: Looked): string {
  return [kind, figures.map(({ name, value }) => `${name} ${value}`).join(', '), line]
    .filter((part) => part !== '')
    .map((part) => (/[.?!”]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
