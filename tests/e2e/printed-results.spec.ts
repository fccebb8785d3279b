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

test("printed results say their period and what they are limited to; what is only filled in or pressed stays off paper", async ({
  page,
}) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/analytics/content/surveys?from=2026-01-05&to=2026-01-31&lang=de`);
  const main = page.getByRole("main");
  const said = main.getByText("5 Jan 2026 to 31 Jan 2026");
  await expect(said).toHaveCount(1);
  await expect(said).toBeHidden();
  const segment = main.getByLabel("User segment").locator("option:not([value=''])").first();
  const [name, value] = [(await segment.textContent()) ?? "", await segment.getAttribute("value")];
  const nps = (await page.request.get(`/app/${property}/analytics/content/nps`)).text();
  const id = /content\/nps\/(\d+)/.exec(await nps)?.[1];

  const limited = `from=2026-01-05&to=2026-01-31&lang=de&segment=${value}&version=1&round=1`;
  await page.emulateMedia({ media: "print" });
  for (const address of [`nps/${id}`, `nps/${id}/answers`]) {
    await page.goto(`/app/${property}/analytics/content/${address}?${limited}`);
    await expect(main.getByText("5 Jan 2026 to 31 Jan 2026").locator("..")).toHaveText(
      `5 Jan 2026 to 31 Jan 2026 · German · ${name} · Version 1 · Round 1`,
    );
  }
  await page.goto(`/app/${property}/analytics/content/nps/${id}/answers?range=90`);
  await expect(main.getByRole("article").first()).toBeVisible();
  for (const role of ["textbox", "combobox"] as const) await expect(main.getByRole(role)).toHaveCount(0);

  await page.setViewportSize({ width: 718, height: 1000 });
  for (const address of ["messages/list", "messages/calendar"]) {
    await page.goto(`/app/${property}/${address}`);
    const table = main.getByRole("table").first();
    await expect(table).toBeVisible();
    for (const role of ["checkbox", "status"] as const) await expect(main.getByRole(role)).toHaveCount(0);
    await expect(main.getByRole("columnheader", { name: "Actions" })).toHaveCount(0);
    // Whatever the rows say: all of it may break.
    const wraps = await table
      .locator("th, td, th *, td *")
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility() && !element.closest(".visually-hidden"))
          .map((element) => getComputedStyle(element).whiteSpace),
      );
    expect([...new Set(wraps)]).toEqual(["normal"]);
    const box = await table.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(718);
  }
});
