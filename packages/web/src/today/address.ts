/** The one try that counts has an address of its own. */
export function tableOf(day: string, game: string): string {
  return `today-${day}-${game}`;
}
export function isTodays(table: string): boolean {
  return table.startsWith('today-');
}
