import { expect, type Locator, type Page } from "@playwright/test";

/** An act, how one sees that it is done, and what has the focus then: kind of element and name. */
type Act = [name: string, act: () => Promise<unknown>, done: () => Promise<unknown>, focus: string | RegExp];

export const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    const name = at?.getAttribute("aria-label") ?? (at as HTMLInputElement | null)?.labels?.[0]?.textContent ?? at?.textContent;
    return at === document.body ? "nothing" : `${at?.localName} ${name?.trim()}`;
  });

export async function follow(page: Page, acts: Act[]) {
  for (const [name, act, done, focus] of acts) {
    await act();
    await done();
    // What had the focus before may have it for a moment still.
    await page.waitForTimeout(150);
    await expect.poll(() => focused(page), { message: name }).toEqual(focus instanceof RegExp ? expect.stringMatching(focus) : focus);
  }
}

/** As from the keyboard. */
export const press = async (control: Locator) => {
  await control.focus();
  await control.press("Enter");
};
