/**
 * The focus is never lost. A new page gets it at its heading; and when what had it is gone, because
 * a move was made, a form was closed or a button was disabled, the part around it that says
 * `data-hold` takes it, or else the heading or the decision. A click on nothing is no loss: the
 * browser knows where to go on from there.
 */

/** Where a page is begun to be read. */
function home(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>('dialog[open]') ??
    document.getElementById('decision') ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('h1')
  );
}

function isHeld(): boolean {
  const { activeElement: at } = document;
  return at !== null && at !== document.body;
}

function canHold(element: HTMLElement): boolean {
  const takesFocus = element.tabIndex >= 0 || element.hasAttribute('tabindex');
  return (
    takesFocus && element.isConnected && !element.matches(':disabled') && element.checkVisibility()
  );
}

let last: HTMLElement | null = null;
/** It was disabled, for a moment perhaps: that alone takes the focus away. */
let dulled = false;
/** What stands around it, the nearest first: when it is gone it cannot be asked any more. */
let around: HTMLElement[] = [];
/** The place of the page that is being left, until the next one has its own. */
let leaving: HTMLElement | null | undefined;

function take(place: HTMLElement): void {
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

function look(): void {
  if (leaving !== undefined) {
    const place = home();
    if (!place || place === leaving) return;
    leaving = undefined;
    if (!isHeld()) take(place);
    return;
  }
  if (isHeld() || !last) return;
  const isBack = canHold(last);
  if (isBack && !dulled) return;
  dulled = false;
  const place = isBack ? last : (around.find(({ isConnected }) => isConnected) ?? home());
  if (!place) return;
  last = null;
  take(place);
}

/**
 * Just before the next picture, when everything is laid out anyway: to give the focus away lays the
 * page out, and would do so once more in the middle of a move.
 */
let due = false;
function lookSoon(): void {
  if (due) return;
  due = true;
  requestAnimationFrame(() => {
    due = false;
    look();
  });
}

/** Call once, in the root component. */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
    last = target as HTMLElement;
    dulled = false;
    around = [...document.querySelectorAll<HTMLElement>('[data-hold]')]
      .filter((part) => part.contains(last))
      .toReversed();
  });
  new MutationObserver(() => {
    dulled ||= last?.matches(':disabled') === true;
    lookSoon();
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'tabindex', 'hidden', 'open', 'data-tab'],
  });
}

/** A page that is the same as before brings no new heading. */
const SAME_PAGE = 5000;

/** Another page is on its way. */
export function expectPage(): void {
  const old = home();
  leaving = old;
  setTimeout(() => {
    if (leaving === old) leaving = undefined;
  }, SAME_PAGE);
  (document.activeElement as HTMLElement | null)?.blur();
}

/** What was done here may have begun with no focus at all: whoever uses keys goes on from here. */
export function holdFocus(): void {
  if (typeof requestAnimationFrame !== 'function') return;
  requestAnimationFrame(() => {
    if (isHeld()) return;
    const place = home();
    if (place) take(place);
  });
}
