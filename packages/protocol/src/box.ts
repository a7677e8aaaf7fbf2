/** The most letters of what is printed on the box of an edition. */
export const BOX_LETTERS = { title: 60, notes: 400, by: 80, licence: 40 } as const;
