import type { GameEntry } from '@boardroom/kernel';

export const entry: GameEntry = {
  id: 'action-the-project',
  title: 'Action the Project!',
  players: [2, 6],
  minutes: [10, 45],
  teaches: 'office politics: stakeholders, coalitions, incentives and trust',
  credit: 'Curufea, CC BY-NC-SA 2.5',
  licence: {
    name: 'CC BY-NC-SA 2.5',
    url: 'https://creativecommons.org/licenses/by-nc-sa/2.5/',
    alike: true,
  },
  game: async () => (await import('./src/index.ts')).game,
  habits: async () => (await import('./src/habits.ts')).habits,
  balance: async () => (await import('./src/balance.ts')).balance,
  concepts: async () => (await import('./src/concepts.ts')).concepts,
  look: async () => (await import('./look/index.ts')).look,
  editions: {
    classic: async () =>
      (await import('./content/classic.json', { with: { type: 'json' } })).default,
    'flat-organisation': async () =>
      (await import('./content/flat-organisation.json', { with: { type: 'json' } })).default,
  },
  texts: { en: async () => (await import('./texts/en.json', { with: { type: 'json' } })).default },
};
