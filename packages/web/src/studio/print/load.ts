/** What a game prints, with the kinds that every game has: what is in it, and the rules on a page. */
import type { Print } from '@boardroom/ui-kit/print';
import type { AnyUi, Guide } from '@boardroom/ui-kit';
import { loadGuide } from '../../games.ts';
import Cover from './Cover.svelte';
import type { Page, SheetKind } from './kinds.ts';
import Reference from './Reference.svelte';

/** As large as both A4 and Letter have room for. */
const PAGE = [186, 260] as const;
const page = (id: string, Face: Page['Face']): Page => ({
  id,
  as: 'page',
  size: PAGE,
  list: () => [{ id, index: 0, copies: 1 }],
  Face,
});
export const COVER = page('cover', Cover);
const REFERENCE = page('reference', Reference);

export interface LoadedPrint {
  readonly messages: Print['messages'];
  readonly options: object;
  readonly kinds: readonly SheetKind[];
  readonly guide: Guide | undefined;
}

export async function loadPrint(id: string, ui: AnyUi): Promise<LoadedPrint> {
  const [print, guide] = await Promise.all([ui.print?.(), loadGuide(id)]);
  return {
    messages: print?.messages ?? {},
    options: print?.options ?? {},
    kinds: [COVER, ...(print?.kinds ?? []), ...(guide ? [REFERENCE] : [])],
    guide,
  };
}
