/** Looks at a table as a strict eye would: what is cut, covered, too small or out of place. */
import type { Page } from 'playwright-core';

/** Runs in the page; says everything that is wrong at its present size. */
export function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LETTER = innerWidth >= 1024 ? 10 : 11;
    const frame = document.querySelector<HTMLElement>('.frame')!;
    const form = frame.dataset['form']!;
    const phone = ['standing', 'lying', 'bare'].includes(form);
    const faults: string[] = [];
    const words = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 40);
    const seen = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      return (
        box.width > 0 &&
        box.height > 0 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const all = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(seen);
    const within = (a: DOMRect, b: DOMRect, slack = 1.5): boolean =>
      a.left >= b.left - slack &&
      a.right <= b.right + slack &&
      a.top >= b.top - slack &&
      a.bottom <= b.bottom + slack;
    /** What is left of a box inside all that cuts it off. */
    const inSight = (element: Element): DOMRect => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      const cut = (box: DOMRect): void => {
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
      };
      cut(new DOMRect(0, 0, innerWidth, innerHeight));
      for (let up = element.parentElement; up; up = up.parentElement)
        if (getComputedStyle(up).overflow !== 'visible' && !(up instanceof SVGElement))
          cut(up.getBoundingClientRect());
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };

    // The page itself.
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) faults.push(`page scrolls sideways: ${root.scrollWidth}`);
    if (root.scrollHeight > innerHeight + 1) faults.push(`page scrolls: ${root.scrollHeight}`);

    // The bar has one height.
    const bar = document.querySelector('.decision')?.getBoundingClientRect();
    const high = form === 'standing' ? 134 : innerWidth >= 1024 ? 66 : 0;
    if (bar && high > 0 && Math.round(bar.height) !== high)
      faults.push(`bar is ${Math.round(bar.height)} high`);

    // The board comes first, and can be read.
    const board = document.querySelector<SVGSVGElement>('.board > svg');
    if (board && seen(board)) {
      const share = board.getBoundingClientRect().height / innerHeight;
      if (innerWidth >= 1024 && share < 0.55) faults.push(`board has ${Math.round(100 * share)} %`);
      const small = new Map<string, string>();
      for (const text of board.querySelectorAll('text')) {
        if (!seen(text) || text.textContent?.trim() === '') continue;
        const at = text.getScreenCTM()!;
        const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(at.a, at.b);
        if (size < LETTER - 0.05) small.set(size.toFixed(1), words(text));
      }
      const least = [...small].toSorted((a, b) => Number(a[0]) - Number(b[0])).slice(0, 3);
      for (const [size, text] of least) faults.push(`letters of ${size} px on the board: ${text}`);
    }

    // Text is whole.
    for (const selector of [
      '.mv b',
      '.mv small',
      '.say b',
      '.say small',
      '.sh .nm',
      '.sh .val',
      '.gid h1',
      '.steps',
      '.strip .grp',
      '.tabsrow button',
      '.news b',
    ])
      for (const element of all(selector))
        if (
          element.clientWidth > 0 &&
          (element.scrollWidth > element.clientWidth + 1.5 ||
            element.scrollHeight > element.clientHeight + 3)
        )
          faults.push(`cut: ${selector} "${words(element)}"`);

    // Things stay in their places.
    const places: (readonly [string, string])[] = [
      ['.seat', '.seats'],
      ['.stay .mv', '.decision'],
      ['.ask', '.decision'],
      ['.top .tools', '.top'],
      ['.gid', '.top'],
      ['.strip .grp', '.strip'],
    ];
    if (!phone) places.push(['.moves > .mv', '.decision']);
    for (const [selector, outer] of places)
      for (const element of all(selector)) {
        const around = element.closest(outer);
        if (around && !within(element.getBoundingClientRect(), around.getBoundingClientRect()))
          faults.push(`out of ${outer}: ${selector} "${words(element)}"`);
      }
    const first = all('.moves > .mv')[0];
    if (phone && first && !within(first.getBoundingClientRect(), inSight(first), 2))
      faults.push(`first move is cut: "${words(first)}"`);

    // The sentence and the moves do not overlap.
    const say = document.querySelector('.say b');
    if (say && seen(say)) {
      const range = document.createRange();
      range.selectNodeContents(say);
      const text = range.getBoundingClientRect();
      for (const button of all('.decision .mv')) {
        const box = button.getBoundingClientRect();
        if (
          Math.min(text.right, box.right) - Math.max(text.left, box.left) > 1 &&
          Math.min(text.bottom, box.bottom) - Math.max(text.top, box.top) > 1
        )
          faults.push(`sentence under "${words(button)}"`);
      }
    }
    // A hint was asked for: it may take more.
    if (say && !say.closest('.advised') && say.getBoundingClientRect().height > 76)
      faults.push('sentence of five lines');

    // Whatever can be pressed can be pressed: at its middle, or at one of four points around it.
    const pressable = [
      ...all('.frame button:not(:disabled), .frame a[href], .frame input'),
      ...all('[data-target][tabindex="0"]'),
    ];
    for (const element of pressable) {
      const target = element.dataset['target'];
      const box = inSight(element);
      const whole = element.getBoundingClientRect();
      // Scrolled away, wholly or for the most part: it can be scrolled to.
      if (box.width < whole.width * 0.5 || box.height < whole.height * 0.5) continue;
      const hit = [
        [0.5, 0.5],
        [0.5, 0.25],
        [0.5, 0.75],
        [0.25, 0.5],
        [0.75, 0.5],
      ].some(([x, y]) => {
        const found = document.elementFromPoint(
          box.left + x! * box.width,
          box.top + y! * box.height,
        );
        if (!found) return false;
        // One's own things, opened for the question or by the player, close with Esc.
        if (found.closest('.desk') && !element.closest('.desk')) return true;
        if (element.contains(found) || found.contains(element)) return true;
        return (
          target !== undefined && found.closest(`[data-target="${CSS.escape(target)}"]`) !== null
        );
      });
      if (!hit) faults.push(`covered: "${words(element)}"`);
    }

    // The camera shows what can be chosen.
    const lit = all('.board [data-target][tabindex="0"]');
    const shown = lit.filter((element) => {
      const [whole, box] = [element.getBoundingClientRect(), inSight(element)];
      return box.width * box.height > 0.5 * whole.width * whole.height;
    });
    if (lit.length > 0 && shown.length === 0) faults.push(`none of ${lit.length} lit places shown`);

    // A finger needs 44 px.
    if (phone)
      for (const element of all('.decision .mv, .tabs button, .seats .sh, .top button')) {
        const { width, height } = element.getBoundingClientRect();
        const least = element.matches('.seats .sh') ? 30 : 43.5;
        if (width < least || height < least)
          faults.push(`small: "${words(element)}" ${Math.round(width)}x${Math.round(height)}`);
      }
    return faults;
  });
}
