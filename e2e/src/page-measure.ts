/** What is wrong with a page as it is drawn: cut off, covered, sideways, too small for a finger. */
import type { Page } from 'playwright-core';
import { settled } from './positions.ts';
import { sideways } from './session.ts';

/** Words that are cut off or stand beside the screen, and controls under something else. */
export function wrong(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const say = (what: string, element: Element): void => {
      const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
      found.push(
        `${what}: ${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} "${text}"`,
      );
    };
    const scrolls = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        if (overflowX === 'auto' || overflowX === 'scroll') return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll<HTMLElement>(
      '#app :not(svg *, script, style)',
    )) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('.vh, .skip, [aria-hidden=true], .stage, .seats')
      )
        continue;
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
      );
      // One pixel wide: for those who listen.
      if (!own || element.clientWidth === 1) continue;
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(element))
        say('outside', element);
      const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip';
      if (
        cuts &&
        style.textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1
      )
        say('cut off', element);
    }
    const controls = '#app :is(a[href], button, input, select, summary)';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (
        !control.checkVisibility({ visibilityProperty: true }) ||
        control.closest('.skip, svg, .vh')
      )
        continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = control.getBoundingClientRect();
      if (box.width === 0) continue;
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const label = control.closest('label');
      if (!top || !(control.contains(top) || top.contains(control) || label?.contains(top)))
        say('covered', control);
    }
    scrollTo(0, 0);
    return found;
  });
}

/**
 * Controls that a fingertip misses: under 44 pixels with their label, or with what they spread over
 * the row they stand in. Links within sentences are left out, and so are the controls of a table,
 * which has sizes of its own.
 */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 43.5;
    const found: string[] = [];
    const controls = '#app :is(a[href], button, input:not([type=range]), select, summary)';
    const dialog = document.querySelector('dialog[open]');
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (
        !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        control.matches(':disabled, .skip') ||
        control.closest('.vh, svg, .frame') ||
        (dialog && !dialog.contains(control)) ||
        getComputedStyle(control).display === 'inline'
      )
        continue;
      const { content, position } = getComputedStyle(control, '::after');
      const isSpread = content !== 'none' && position === 'absolute';
      const parts = [control, control.closest('label'), isSpread ? control.offsetParent : null];
      const boxes = parts.flatMap((part) => (part ? [part.getBoundingClientRect()] : []));
      if (boxes.some(({ width, height }) => width >= LEAST && height >= LEAST)) continue;
      const { width, height } = boxes[0]!;
      const text = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
      found.push(
        `${Math.round(width)}x${Math.round(height)}: ${control.tagName.toLowerCase()}.${control.classList[0] ?? ''} "${text.replace(/\s+/g, ' ').slice(0, 40)}"`,
      );
    }
    return found;
  });
}

/** Screens of a class: a desk with a low window, a tablet, phones standing, lying and narrow. */
const CLASS_SIZES = [
  [1280, 600],
  [820, 1180],
  [844, 390],
  [390, 844],
  [320, 640],
] as const;
/** Up to here a screen is touched. */
const TOUCHED = 844;

/** All that is wrong with a page at the sizes people have in a class; then it has its size again. */
export async function faultsAtSizes(
  page: Page,
  name: string,
  sizes: readonly (readonly [number, number])[] = CLASS_SIZES,
): Promise<string[]> {
  const usual = page.viewportSize()!;
  const devtools = await page.context().newCDPSession(page);
  const touch = (enabled: boolean) =>
    devtools.send('Emulation.setTouchEmulationEnabled', { enabled });
  const found: string[] = [];
  for (const [width, height] of sizes) {
    const isTouched = width <= TOUCHED;
    await touch(isTouched);
    await page.setViewportSize({ width, height });
    await settled(page);
    const at = `${name} ${width}x${height}`;
    if (await sideways(page)) found.push(`${at}: sideways`);
    found.push(...(await wrong(page)).map((what) => `${at}: ${what}`));
    if (isTouched) found.push(...(await tooSmall(page)).map((what) => `${at}: too small, ${what}`));
  }
  await touch(false);
  await devtools.detach();
  await page.setViewportSize(usual);
  await settled(page);
  return found;
}
