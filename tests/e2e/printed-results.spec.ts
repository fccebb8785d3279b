import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("results and reports are printed black on white in one column, without navigation, filters and buttons", async ({ page }) => {
  const property = await signIn(page);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const address of ["analytics/content/nps", "analytics/content/guides"]) {
    await page.goto(`/app/${property}/${address}?range=90`);
    if (address.endsWith("nps")) await page.goto(await hrefOf());
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(main.getByRole("table").first()).toBeVisible();
    for (const role of ["navigation", "search", "button", "contentinfo"] as const) await expect(page.getByRole(role)).toHaveCount(0);
    await expect(main).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    const box = await main.boundingBox();
    expect([box?.x, box?.width]).toEqual([0, page.viewportSize()?.width]);
    await page.emulateMedia({ media: "screen", colorScheme: "dark" });
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(main.getByRole("search").first()).toBeVisible();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
  }

  /** The results of the first NPS of the list. */
  async function hrefOf(): Promise<string> {
    const first = page.getByRole("table", { name: "NPS results" }).getByRole("row").nth(1).getByRole("link");
    return (await first.getAttribute("href")) ?? "";
  }
});
