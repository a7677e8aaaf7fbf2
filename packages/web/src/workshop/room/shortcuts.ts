/** Single keys of the trainer's page: none while somebody types, or with a key of the system held. */
export function shortcut(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'target'>,
): string | null {
  const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
  if (ctrlKey || metaKey || altKey || repeat || key.length !== 1) return null;
  const typed = target as { tagName?: string } | null;
  if (['INPUT', 'TEXTAREA', 'SELECT'].includes(typed?.tagName ?? '')) return null;
  return key.toLowerCase();
}
