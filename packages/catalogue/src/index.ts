/** The list of games. A new game is one folder and one line here. */
import { entry as actionTheProject } from '@boardroom/action-the-project/entry';
import { entry as deploy } from '@boardroom/deploy/entry';
import { entry as elPlan } from '@boardroom/el-plan/entry';
import { entry as itBillionaire } from '@boardroom/it-billionaire/entry';
import type { GameEntry } from '@boardroom/kernel';
import { entry as projectPlan } from '@boardroom/project-plan/entry';

export const catalogue: readonly GameEntry[] = [
  actionTheProject,
  deploy,
  elPlan,
  itBillionaire,
  projectPlan,
];

export function findGame(id: string): GameEntry | undefined {
  return catalogue.find((entry) => entry.id === id);
}

export { UNNAMED, USUAL, broughtEdition, editionNamed, publishedEdition } from './editions.ts';
export type { FoundEdition } from './editions.ts';
