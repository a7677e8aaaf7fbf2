/** An edition on the board, one thing of it where the board shows it. */
import { isRefusal } from '@boardroom/kernel';
import type { Edition, GameTypes, Table } from '@boardroom/kernel';
import type { Cut, Scene, Studio } from '@boardroom/ui-kit';
import { startScene } from '../scene.ts';
import type { Staged } from '../scene.ts';

export interface Posed {
  readonly scene: Scene<any>;
  /** Where the thing is; null if the board does not show such things. */
  readonly cut: Cut | null;
}

/** Null where the content does not fit the rules. */
export function posed(
  { pose, ...staged }: Staged & { pose: Studio['pose'] },
  edition: Edition,
  part: string,
  index: number,
): Posed | null {
  const scene = startScene(staged, edition);
  if (isRefusal(scene)) return null;
  const cut = pose?.(scene.t as Table<GameTypes>, scene.view as never, part, index);
  return { scene, cut: cut ?? null };
}
