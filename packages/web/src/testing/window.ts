/** What the stores ask a browser for. Import it first: some ask as soon as they are loaded. */
const kept = new Map<string, string>();
const resized = new Set<() => void>();

Object.assign(globalThis, {
  innerWidth: 1280,
  innerHeight: 720,
  addEventListener(type: string, hear: () => void) {
    if (type === 'resize') resized.add(hear);
  },
  matchMedia: () => ({ matches: false }),
  CSS: { escape: (text: string) => text },
  document: {
    hidden: false,
    activeElement: null,
    body: {},
    documentElement: { dataset: {} },
    querySelectorAll: () => [],
    querySelector: () => null,
    getElementById: () => null,
  },
});
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
});

/** The window gets another size, and the page hears of it. */
export function resizeTo(width: number, height: number): void {
  Object.assign(globalThis, { innerWidth: width, innerHeight: height });
  for (const hear of resized) hear();
}
