import type { GameEntry } from '@boardroom/kernel';

export const entry: GameEntry = {
  id: 'project-plan',
  title: 'PROJECT-PLAN',
  players: [2, 6],
  minutes: [40, 120],
  teaches: 'project management: contracts, staffing, quality, budgets and deals',
  credit: 'Luigi Buglione',
  game: async () => (await import('./src/index.ts')).game,
  habits: async () => (await import('./src/habits.ts')).habits,
  balance: async () => (await import('./src/balance.ts')).balance,
  concepts: async () => (await import('./src/concepts.ts')).concepts,
  look: async () => (await import('./look/index.ts')).look,
  editions: {
    classic: async () =>
      (await import('./content/classic.json', { with: { type: 'json' } })).default,
    merger: async () => (await import('./content/merger.json', { with: { type: 'json' } })).default,
  },
  editionOptions: { merger: { endMode: 'rounds', deadlineRounds: 12 } },
  texts: { en: async () => (await import('./texts/en.json', { with: { type: 'json' } })).default },
};
