/** What games print with: the contract, and the parts that draw cards, backs, tokens and mats. */
export type * from './print/contract.ts';
export type * from './print/looks.ts';
export { places } from './print/looks.ts';
export { eachSeat, seatColours } from './print/seats.ts';
export { default as PrintBack } from './print/PrintBack.svelte';
export { default as PrintCard } from './print/PrintCard.svelte';
export { default as PrintMat } from './print/PrintMat.svelte';
export { default as PrintToken } from './print/PrintToken.svelte';
