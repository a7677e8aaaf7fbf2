/** Names for those who bring none. */
export const GUESTS = ['Tomás', 'Aiko', 'Priya', 'Jonas', 'Nia', 'Elif', 'Ruben'] as const;
