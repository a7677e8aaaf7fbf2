/** Which names a spot of the drawing has: what is drawn there, then what that lies on, and so on. */
const NAMES = ['data-thing', 'data-target', 'data-anchor', 'data-el'] as const;
const NAMED = NAMES.map((name) => `[${name}]`).join(',');

/** From the smallest thing outwards. */
export function namesAt(spot: Element | null): string[] {
  const names: string[] = [];
  for (
    let element = spot?.closest(NAMED);
    element;
    element = element.parentElement?.closest(NAMED) ?? null
  )
    for (const name of NAMES) {
      const id = element.getAttribute(name);
      if (id !== null && !names.includes(id)) names.push(id);
    }
  return names;
}

/** Where a thing is drawn, if it can be seen now. */
export function elementOf(id: string): Element | null {
  for (const name of NAMES)
    for (const element of document.querySelectorAll(`[${name}="${CSS.escape(id)}"]`)) {
      const { width, height } = element.getBoundingClientRect();
      if (width + height > 0) return element;
    }
  return null;
}
