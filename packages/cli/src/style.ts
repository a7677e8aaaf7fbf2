import { styleText } from 'node:util';

/** Plain where the output is no terminal or NO_COLOR is set. */
export const bold = (text: string): string => styleText('bold', text, { stream: process.stdout });
export const dim = (text: string): string => styleText('dim', text, { stream: process.stdout });
