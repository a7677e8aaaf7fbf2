export * from './basics.ts';
export * from './editions.ts';
export * from './games.ts';
export * from './hooks.ts';
export * from './news.ts';
export * from './people.ts';
export * from './problem.ts';
export * from './tables.ts';
