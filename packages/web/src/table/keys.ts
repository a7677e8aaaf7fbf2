/** Keys of the table. Buttons of the bar carry their own key in `data-key`. */
import { tick } from 'svelte';
import { nearest } from './nearest.ts';
import type { Tab, TableStore } from './store/store.ts';
import { settings } from '../store/settings.svelte.ts';

/** What is printed on the keys; what they do is `keys.<name>` of the words. */
export const KEYS = [
  ['1 – 9', 'digits'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
  ['← ↑ ↓ →', 'arrows'],
  ['D', 'decision'],
  ['B  M  L  R', 'tabs'],
  ['.', 'more'],
  ['V', 'list'],
  ['T', 'team'],
  ['I', 'inspect'],
  ['H  Y', 'hint'],
  ['U', 'undo'],
  ['Space', 'space'],
  ['+  −  0', 'zoom'],
  ['?', 'help'],
] as const;

export interface KeyDesk {
  readonly store: TableStore;
  zoom(by: number): void;
  help(): void;
}

const TABS: Readonly<Record<string, Tab>> = {
  b: 'board',
  l: 'log',
  r: 'rules',
  v: 'list',
};

export function onKey(event: KeyboardEvent, { store, zoom, help }: KeyDesk): void {
  if (event.ctrlKey || event.metaKey || event.altKey || store.curtain !== null) return;
  const target = event.target as HTMLElement;
  if (document.querySelector('dialog[open]')) return;
  const typing = target.closest('input:not([type=range], [type=radio]), textarea, select') !== null;
  if (event.key === 'Escape') {
    if (store.back()) event.preventDefault();
    else buttonFor('Escape')?.click();
    return;
  }
  if (typing) return;
  // Enter on a button is that button's own affair.
  const pressing = event.key === 'Enter' && target.closest('button, a, summary, [role=button]');
  const button = pressing ? null : buttonFor(event.key);
  if (button) {
    event.preventDefault();
    button.click();
    return;
  }
  if (event.key.startsWith('Arrow')) {
    if (store.card && target.closest('[role=dialog], body') && !target.closest('[data-target]')) {
      if (store.walkThings(event.key)) event.preventDefault();
      return;
    }
    if (target.closest('[role=tablist], input')) return;
    if (walk(event.key)) event.preventDefault();
    return;
  }
  if (event.key === ' ' && !target.closest('button, a, [role=button]')) {
    event.preventDefault();
    if (store.counting) return store.countOn();
    store.motion.finish();
    store.port.hurry();
    return;
  }
  if (event.key === '+' || event.key === '=') return zoom(1.3);
  if (event.key === '-') return zoom(1 / 1.3);
  if (event.key === '0') return zoom(0);
  if (event.key === '?') return help();
  if (!settings.letters) return;
  const letter = event.key.toLowerCase();
  if (letter === 'u') void store.undo();
  else if (letter === 'h') void store.askHint();
  else if (letter === 'i') void store.inspect(event.target as Element);
  else if (letter === 'd') document.getElementById('decision')?.focus();
  else if (letter === 'm') store.toggleDesk();
  else if (letter === 't' && store.team) {
    event.preventDefault();
    store.tab = 'team';
    void tick().then(() => document.getElementById('team-talk')?.focus());
  } else if (TABS[letter]) {
    store.tab = TABS[letter];
    if (letter === 'b') focusFirstTarget();
  }
}

function buttonFor(key: string): HTMLElement | null {
  const wanted = key.length === 1 ? key.toUpperCase() : key;
  if (wanted === ' ' || (!settings.letters && /^[A-Z]$/.test(wanted))) return null;
  // A letter printed in the bar wins over one in a card.
  const named = `[data-key="${CSS.escape(wanted)}"]`;
  return (
    document.querySelector<HTMLElement>(`.dock ${named}`) ??
    document.querySelector<HTMLElement>(`.insp ${named}`)
  );
}

function lit(): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('[data-target][tabindex="0"]');
  return [...all].filter((element) => element.checkVisibility());
}

function focusFirstTarget(): void {
  lit()[0]?.focus();
}

/** To the nearest lit place in the direction of the arrow. */
function walk(key: string): boolean {
  const all = lit();
  const from = all.find((element) => element === document.activeElement);
  if (!from) {
    all[0]?.focus();
    return all.length > 0;
  }
  const boxes = all.map((element) => element.getBoundingClientRect());
  const next = all[nearest(from.getBoundingClientRect(), boxes, key)];
  next?.focus();
  return next !== undefined;
}
