import type { GameEntry } from '@boardroom/kernel';

export const entry: GameEntry = {
  id: 'lots-template',
  title: 'Lots',
  players: [2, 4],
  minutes: [5, 10],
  teaches: 'what a thing is worth to you, and to the others',
  credit: 'Boardroom',
  game: async () => (await import('./src/index.ts')).game,
  editions: {
    classic: async () =>
      (await import('./content/classic.json', { with: { type: 'json' } })).default,
  },
  texts: { en: async () => (await import('./texts/en.json', { with: { type: 'json' } })).default },
  habits: async () => (await import('./src/habits.ts')).habits,
  balance: async () => (await import('./src/balance.ts')).balance,
  concepts: async () => (await import('./src/concepts.ts')).concepts,
  look: async () => (await import('./look/index.ts')).look,
};
