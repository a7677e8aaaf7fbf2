/** A person without a pointer: Tab, arrows, Enter, letters. */
import type { Page } from 'playwright-core';

const MOST_TABS = 160;
type Way = 'Tab' | 'Shift+Tab';

/** Walks with Tab, or back with Shift, until the focus is on what has this selector. */
async function tabTo(page: Page, selector: string, key: Way = 'Tab'): Promise<void> {
  for (let i = 0; i < MOST_TABS; i++) {
    if (await isFocused(page, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

/** Goes to a link or button and presses it. */
export async function pressOn(page: Page, selector: string, key?: Way): Promise<void> {
  await page.locator(selector).first().waitFor();
  await tabTo(page, selector, key);
  await page.keyboard.press('Enter');
}

/** The same with a button or link by its words. */
export async function pressOnWords(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: words, disabled: false }).first().waitFor();
  const isThere = (): Promise<boolean> =>
    page.evaluate((wanted) => {
      const at = document.activeElement as HTMLElement | null;
      return at?.matches('button, a') === true && (at.ariaLabel ?? at.innerText).includes(wanted);
    }, words);
  for (let i = 0; i < MOST_TABS && !(await isThere()); i++) await page.keyboard.press('Tab');
  if (!(await isThere())) throw new Error(`the keyboard does not reach "${words}"`);
  await page.keyboard.press('Enter');
}

/** Writes into a field. */
export async function writeByKeys(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.type(text);
}

/** Says yes to a move that asks for it; a grave one has its way back in focus, behind the yes. */
export async function confirmByKeys(page: Page): Promise<void> {
  const grave = await isFocused(page, '.decision [data-key="Escape"]');
  await pressOn(page, '.decision [data-confirm]', grave ? 'Shift+Tab' : 'Tab');
}

/** A value of a list, by arrow keys. */
export async function selectByKeys(page: Page, selector: string, value: string): Promise<void> {
  await tabTo(page, selector);
  for (const key of ['ArrowUp', 'ArrowDown'])
    for (let i = 0; i < 6; i++) {
      if ((await page.locator(selector).inputValue()) === value) return;
      await page.keyboard.press(key);
    }
  throw new Error(`no ${value} in ${selector}`);
}

/** One of a group of radio buttons whose label fits, by arrow keys. */
export async function checkByKeys(page: Page, group: string, label: RegExp): Promise<boolean> {
  const texts = await page.locator(`${group} label`).allInnerTexts();
  const wanted = texts.findIndex((text) => label.test(text));
  if (wanted < 0) return false;
  await tabTo(page, `${group} input`);
  for (let i = 0; i < texts.length; i++) {
    const on = await page.locator(`${group} input`).nth(wanted).isChecked();
    if (on) return true;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`the keyboard does not choose ${label}`);
}
