/** What somebody can do who looks at a table from outside. */
import type { Looked } from '@boardroom/client';

export const VISIT = 'boardroom-visit';

export interface VisitDesk {
  readonly workshop: string;
  readonly number: number;
  readonly isTrainer: boolean;
  /** Behind the cards of a seat, once: the table is told. */
  look(seat: number): Promise<Looked>;
}
