import { openEditor, openStep, panel, prepareEditing } from "./support/editing.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(({ host }) => prepareEditing(host));

test("Tab passes over what is folded away", async ({ page, host, complaints: _ }) => {
  host.pages.own = `<main><div id="fold"><button>Folded</button></div><button>Open</button></main>
    <style nonce="n1">#fold{height:0;overflow:hidden}</style>{player}`;
  await openEditor(page, host);
  await openStep(page, "Nowhere");
  await page.getByRole("button", { name: "Point at another element" }).click();
  await page.keyboard.press("Tab");
  await expect(panel(page).locator(".aimed")).toHaveText("button button “Open”");
});

test("the arrows lead into a frame and out of it", async ({ page, host, complaints: _ }) => {
  host.pages.own = '<main><iframe id="frame" title="Inner" srcdoc="<button>Inside</button>"></iframe></main>{player}';
  await openEditor(page, host);
  await openStep(page, "Nowhere");
  await expect(page.frameLocator("#frame").getByRole("button")).toBeVisible();
  await page.getByRole("button", { name: "Point at another element" }).click();
  await page.keyboard.press("Tab");
  const aimed = panel(page).locator(".aimed");
  await expect(aimed).toHaveText("button button “Inside”");
  await page.keyboard.press("ArrowUp");
  await expect(aimed).toContainText("iframe");
  await page.keyboard.press("ArrowDown");
  await expect(aimed).toHaveText("button button “Inside”");
});

test("Tab scrolls to what it points at", async ({ page, host, complaints: _ }) => {
  host.pages.own = `<main><p id="far"></p><button id="t">Far</button></main><style nonce="n1">#far{height:3000px}</style>{player}`;
  await openEditor(page, host);
  await openStep(page, "Nowhere");
  await page.getByRole("button", { name: "Point at another element" }).click();
  await page.keyboard.press("Tab");
  await expect(panel(page).locator(".aimed")).toHaveText("button button “Far”");
  await expect(page.locator("#t")).toBeInViewport();
});

test("a disabled control is chosen with the mouse", async ({ page, host, complaints: _ }) => {
  host.pages.own = '<main><button disabled id="t"><b>Send</b></button></main>{player}';
  await openEditor(page, host);
  await openStep(page, "Nowhere");
  await page.getByRole("button", { name: "Point at another element" }).click();
  const { x, y } = (await page.locator("#t").boundingBox())!;
  await page.mouse.click(x + 20, y + 8);
  await expect(page.getByRole("button", { name: "Point at another element" })).toBeFocused();
  await expect(panel(page).locator(".stand")).toHaveText("Found");
});

test("the arrows pass over what nobody sees, and the keys that scroll scroll the page", async ({ page, host, complaints: _ }) => {
  host.pages.own = `<main><button>One</button><script nonce="n1"></script><style nonce="n1">#far{height:3000px}</style><template></template>
    <button>Two</button><p id="far"></p></main>{player}`;
  await openEditor(page, host);
  await openStep(page, "Nowhere");
  await page.getByRole("button", { name: "Point at another element" }).click();
  const aimed = panel(page).locator(".aimed");
  await page.keyboard.press("Tab");
  await expect(aimed).toHaveText("button button “One”");
  await page.keyboard.press("ArrowRight");
  await expect(aimed).toHaveText("button button “Two”");
  await page.keyboard.press("ArrowLeft");
  await expect(aimed).toHaveText("button button “One”");
  await page.keyboard.press("PageDown");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test("the page keys scroll what scrolls around the element", async ({ page, host, complaints: _ }) => {
  host.pages.own = `<main id="main"><button>One</button><p id="far"></p></main>
    <style nonce="n1">html,body{height:100%;overflow:hidden} #main{height:100%;overflow:auto} #far{height:3000px}</style>{player}`;
  await openEditor(page, host);
  await openStep(page, "Nowhere");
  await page.getByRole("button", { name: "Point at another element" }).click();
  await page.keyboard.press("Tab");
  await page.keyboard.press("PageDown");
  await expect.poll(() => page.locator("#main").evaluate((one) => one.scrollTop)).toBeGreaterThan(100);
});
