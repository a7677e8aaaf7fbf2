/** Who looks at a phone: their table and seat, so that it can be marked as theirs. */
export interface You {
  readonly table: number;
  readonly seat: number;
}
