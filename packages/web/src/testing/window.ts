/** What the stores ask a browser for. Import it first: some ask as soon as they are loaded. */
const kept = new Map<string, string>();

Object.assign(globalThis, {
  innerWidth: 1280,
  innerHeight: 720,
  addEventListener() {},
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
