/** Options have letters, so that they can be called out in a room. */
export const LETTERS = 'ABCDEFGH';
