/** Which deal a day has. Everything follows from the date, so that it is the same everywhere. */
import { say } from '../words/index.ts';

/** The day before the first table. */
const BEFORE = Date.UTC(2026, 8, 30);
const DAY = 86_400_000;

/** The day of the whole world, by the clock of Greenwich. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
export function numberOf(day: string): number {
  return Math.round((Date.parse(day) - BEFORE) / DAY);
}
/** Hours and minutes until the next table. */
export function untilNext(time: number): { readonly hours: number; readonly minutes: number } {
  const left = Math.ceil((DAY - (time % DAY)) / 60_000);
  return { hours: Math.floor(left / 60), minutes: left % 60 };
}

export function seedOf(day: string, game: string): string {
  return `today ${day} ${game}`;
}
export function nameOf(day: string, title: string): string {
  return say('today.name', { number: numberOf(day), title });
}
