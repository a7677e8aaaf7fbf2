/** Printed colours of this board; they do not change with the theme. */
export const INK = '#1f2a24';
export const INK_2 = '#4d5a52';
export const PAPER = '#fbfaf1';
export const SHEET = '#fffef7';
export const RULE = '#d7d3bd';
export const GREEN = '#1f6b3d';
export const GOLD = '#8a6d1f';
export const FTE = '#2f8f4e';
export const QM = '#c62f35';
export const SHADOW = '#1d1440';

/** Programme colours, in the order of the groups; the certifications are the ninth. */
export const PROGRAMME = [
  '#e58bb0',
  '#8ccbe8',
  '#f0953f',
  '#9a6a4c',
  '#d8433f',
  '#efc94c',
  '#3f9a63',
  '#3b57b8',
  '#efe6c8',
] as const;
/** Lettering on them, at least 4.5 to 1. */
export const ON_PROGRAMME = [
  '#3d0f24',
  '#0f3244',
  '#3a1d02',
  '#fff',
  '#fff',
  '#3b2c02',
  '#06230f',
  '#fff',
  '#4b3a0c',
] as const;
