import type { GameEntry } from '@boardroom/kernel';

export const entry: GameEntry = {
  id: 'deploy',
  title: 'DEPLOY!',
  players: [2, 4],
  minutes: [60, 120],
  teaches: 'IT capacity planning: servers, cloud, cost and timing',
  credit: 'Nigel Hopkins',
  game: async () => (await import('./src/index.ts')).game,
  editions: {
    classic: async () =>
      (await import('./content/classic.json', { with: { type: 'json' } })).default,
    'cloud-first': async () =>
      (await import('./content/cloud-first.json', { with: { type: 'json' } })).default,
  },
  editionOptions: { 'cloud-first': { startStack: 4 } },
  habits: async () => (await import('./src/habits.ts')).habits,
  balance: async () => (await import('./src/balance.ts')).balance,
  concepts: async () => (await import('./src/concepts.ts')).concepts,
  look: async () => (await import('./look/index.ts')).look,
  texts: { en: async () => (await import('./texts/en.json', { with: { type: 'json' } })).default },
};
