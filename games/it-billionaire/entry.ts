import type { GameEntry } from '@boardroom/kernel';

export const entry: GameEntry = {
  id: 'it-billionaire',
  title: 'IT Billionaire',
  players: [2, 5],
  minutes: [30, 100],
  teaches: 'global software engineering: time zones, distance, risk and cash flow',
  credit: 'TU Delft',
  game: async () => (await import('./src/index.ts')).game,
  editions: {
    classic: async () =>
      (await import('./content/classic.json', { with: { type: 'json' } })).default,
    fortnight: async () =>
      (await import('./content/fortnight.json', { with: { type: 'json' } })).default,
  },
  editionOptions: { fortnight: { rounds: 12, target: 400, startCapital: 60 } },
  habits: async () => (await import('./src/habits.ts')).habits,
  balance: async () => (await import('./src/balance.ts')).balance,
  concepts: async () => (await import('./src/concepts.ts')).concepts,
  look: async () => (await import('./look/index.ts')).look,
  texts: { en: async () => (await import('./texts/en.json', { with: { type: 'json' } })).default },
};
