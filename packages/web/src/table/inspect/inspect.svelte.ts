/** What is being looked at: the glance beside a thing, and the card that says everything about it. */
import type { AnyLook, Looked } from '@boardroom/kernel';
import type { TargetId } from '@boardroom/ui-kit';
import type { LogLine } from '../log.ts';
import { nearest } from '../nearest.ts';
import type { Offers } from '../store/offers.svelte.ts';
import type { Viewing } from '../store/viewing.svelte.ts';
import type { Reason, StoreSetting } from '../store/types.ts';
import { plainLook, lineLook } from './plain-look.ts';
import { elementOf, namesAt } from './thing-at.ts';

export type Inspect = ReturnType<typeof makeInspect>;

interface Card {
  readonly id: TargetId;
  /** Why a press on it did nothing. */
  readonly reason: Reason | null;
  readonly line: LogLine | null;
}

export function makeInspect(
  viewing: Viewing,
  offers: Offers,
  enrolled: ReadonlyMap<TargetId, () => string>,
  lines: () => readonly LogLine[],
  { look: load }: StoreSetting,
) {
  const { scene } = viewing;
  let look = $state.raw<AnyLook | null>(null);
  let fetched: Promise<void> | undefined;
  let card = $state.raw<Card | null>(null);
  let glance = $state.raw<TargetId | null>(null);
  /** Opened by a key: the card takes the focus, and gives it back to where it came from. */
  let byKey = $state(false);
  let from: HTMLElement | null = null;

  /** The words of the game come with the first look, not with the table. */
  function fetchLook(): Promise<void> {
    fetched ??= (async () => {
      try {
        [look] = await Promise.all([load?.() ?? null, viewing.fetchWords()]);
      } catch (error) {
        console.error('look failed', error);
        fetched = undefined;
      }
    })();
    return fetched;
  }

  /** Nothing is looked at on a screen that everybody sees, nor behind the curtain. */
  const blind = (): boolean => viewing.projector || viewing.curtain !== null;

  function see(id: TargetId): Looked | null {
    if (blind()) return null;
    const line = id.startsWith('log:') ? lines().find(({ key }) => `log:${key}` === id) : undefined;
    if (line) return lineLook(line, scene);
    try {
      return look?.look(scene, id) ?? plainLook(id, enrolled.get(id)?.());
    } catch (error) {
      console.error('look failed', id, error);
      return plainLook(id, enrolled.get(id)?.());
    }
  }
  const thingAt = (spot: Element | null): TargetId | null =>
    namesAt(spot).find((id) => see(id) !== null) ?? null;

  const seen = $derived.by((): Looked | null => {
    if (!card) return null;
    const found = see(card.id);
    if (!found || !card.reason || (found.obstacles?.length ?? 0) > 0) return found;
    return { ...found, obstacles: [card.reason], ways: found.ways ?? [] };
  });
  const glanced = $derived.by(() => {
    const found = glance === null || card?.id === glance ? null : see(glance);
    // A line of the log is read where it stands; only what it leaves out is worth a glance.
    return found?.id.startsWith('log:') && found.line === '' ? null : found;
  });

  function open(id: TargetId, reason: Reason | null = null, key = false): boolean {
    if (see(id) === null) return false;
    if (!card) from = document.activeElement as HTMLElement | null;
    byKey = key;
    card = { id, reason, line: null };
    glance = null;
    return true;
  }

  /** Things that are drawn now, with their places. */
  function drawn(): { id: TargetId; element: Element }[] {
    const ids = look ? look.things(scene).map(({ id }) => id) : [...enrolled.keys()];
    return ids.flatMap((id) => {
      const element = elementOf(id);
      return element ? [{ id, element }] : [];
    });
  }

  return {
    fetchLook,
    /** What the game says of its things; null until it was fetched. */
    get gameLook() {
      return look;
    },
    thingAt,
    get card() {
      return card;
    },
    /** What the card says; null if it has nothing to say any longer. */
    get seen() {
      return seen;
    },
    get cardByKey() {
      return byKey;
    },
    get glance() {
      return glance;
    },
    get glanced() {
      return glanced;
    },
    see,
    setGlance(id: TargetId | null) {
      glance = id;
    },
    openCard: open,
    /** The key I: what has the focus, what its move is about, what the pointer is on, or the first thing. */
    async inspect(spot: Element) {
      if (blind()) return;
      if (card) return void close();
      const pointed = glance ?? offers.hoverTarget;
      await fetchLook();
      const id =
        thingAt(spot) ??
        [offers.hoverChoice?.path?.at(-1), pointed].find((one) => one && see(one)) ??
        drawn()[0]?.id;
      if (id !== undefined) open(id, null, true);
    },
    /** To the next thing in the direction of an arrow key. */
    walkThings(key: string): boolean {
      const here = card && elementOf(card.id);
      if (!here) return false;
      const all = drawn().filter(({ id }) => id !== card!.id);
      const boxes = all.map(({ element }) => element.getBoundingClientRect());
      const next = all[nearest(here.getBoundingClientRect(), boxes, key)];
      return next !== undefined && open(next.id, null, byKey);
    },
    closeCard: close,
  };

  function close(): boolean {
    if (!card) return false;
    const inside = document.activeElement?.closest('[role=dialog]') ?? null;
    card = null;
    if (inside || document.activeElement === document.body)
      (from?.isConnected && from !== document.body
        ? from
        : document.getElementById('decision')
      )?.focus();
    from = null;
    return true;
  }
}
