import { openEditor, openStep, panel, prepareEditing } from "./support/editing.ts";
import { expect, test } from "./support/test.ts";

test.use({ hasTouch: true, viewport: { width: 412, height: 800 } });
test.beforeEach(({ host }) => prepareEditing(host));

test("a tap points at an element and chooses it, and the page does nothing", async ({ page, host, complaints: _ }) => {
  await openEditor(page, host);
  await page.evaluate(() => document.querySelector("[data-testid=save]")!.addEventListener("click", () => (document.title = "pressed")));
  await openStep(page, "Nowhere");
  await page.getByRole("button", { name: "Point at another element" }).tap();
  await page.getByTestId("save").tap({ force: true });
  await expect(panel(page).locator(".stand")).toHaveText("Found");
  expect(await page.title()).toBe("Page");
});
