import type { GameEntry } from '@boardroom/kernel';

export const entry: GameEntry = {
  id: 'el-plan',
  title: 'El Plan',
  players: [2, 6],
  minutes: [25, 90],
  teaches: 'entrepreneurship: a business plan, resources, investment and a market',
  credit: 'Momento Cero',
  game: async () => (await import('./src/index.ts')).game,
  editions: {
    classic: async () =>
      (await import('./content/classic.json', { with: { type: 'json' } })).default,
    'seed-round': async () =>
      (await import('./content/seed-round.json', { with: { type: 'json' } })).default,
  },
  editionOptions: { 'seed-round': { periods: 8 } },
  earlierEditions: {
    classic: {
      /** Up to 0.2.0: ideas hardly came faster in December than in February. */
      '759ce24aa1d60b19': async () =>
        (
          await import('./content/earlier/classic-759ce24aa1d60b19.json', {
            with: { type: 'json' },
          })
        ).default,
    },
  },
  texts: { en: async () => (await import('./texts/en.json', { with: { type: 'json' } })).default },
  habits: async () => (await import('./src/habits.ts')).habits,
  balance: async () => (await import('./src/balance.ts')).balance,
  concepts: async () => (await import('./src/concepts.ts')).concepts,
  look: async () => (await import('./look/index.ts')).look,
};
