import { API_URL, signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

const EXPIRED = "This preview has expired. Open it again from Handrail.";

/** The editor of something of the demo, and what of it shows first in the application. */
const SHOWN = [
  { what: "a guide", editor: "manage/1/edit/steps", first: "[data-part=card]" },
  { what: "a chapter", editor: "manage/chapters/2/edit", first: ".panel .chapter-title" },
];

for (const { what, editor, first } of SHOWN) {
  test(`the draft of ${what} opens in the application for signed-in staff, in one tab`, async ({ page, browser, context }, { project }) => {
    const property = await signIn(page);
    await page.goto(`/app/${property}/${editor}`);
    const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    const way = page.getByRole("link", { name: "Open in application" });
    const address = new URL((await way.getAttribute("href")) ?? "", page.url()).href;
    const target = async () => (await context.request.get(address, { maxRedirects: 0 })).headers().location ?? "";
    const [one, other] = [await target(), await target()];
    expect(one).toMatch(new RegExp(`^${API_URL}/demo/crm/.*#handrail-preview=[\\w-]{40,}$`));
    expect(other).not.toBe(one);
    // Somebody else gets to the sign-in page by the address in the dashboard.
    const stranger = await browser.newContext();
    const refused = await stranger.request.get(address, { maxRedirects: 0 });
    expect([refused.status(), refused.headers().location]).toEqual([302, expect.stringContaining("/login?return=")]);
    await stranger.close();
    if (project.name !== "js") return;

    const opened = context.waitForEvent("page");
    await way.click();
    const tab = await opened;
    await expect(tab.locator(first)).toBeVisible();
    await expect(tab.locator("[data-part=bar]")).toContainText(`Preview: ${title.trim()}`);
    expect(tab.url()).not.toContain("handrail-preview");
    await tab.reload();
    await expect(tab.locator(first)).toBeVisible();

    // Another token in the same tab; only the fragment is another, so that nothing is loaded yet.
    await tab.goto(one);
    await tab.reload();
    await expect(tab.locator(first)).toBeVisible();
    const copy = await context.newPage();
    await copy.goto(one);
    await expect(copy.getByText(EXPIRED)).toBeVisible();
    await expect(copy.locator(first)).toHaveCount(0);
  });
}
