import { SCREENS } from "./support/screens.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

// With scripts, `axe.scripts.spec.ts` opens them all.
test.skip(({ javaScriptEnabled }) => javaScriptEnabled, "is about pages without scripts");

test("every screen is there without scripts, in English and in German", async ({ page }) => {
  test.setTimeout(300_000);
  // An account of no other journey: the language that is chosen is its own from then on.
  const property = "1";
  await signIn(page, "super@handrail.test");
  for (const language of ["en", "de"]) {
    await page.goto(`/app/${property}/manage/list?panel=settings`);
    await page.getByRole("button", { name: language === "de" ? "Deutsch" : "English" }).click();
    for (const screen of SCREENS.filter((each) => each.startsWith("/app"))) {
      await page.goto(screen.replace(":p", property));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // A key that has no text shows as itself.
      await expect(page.locator("body")).not.toContainText(/\b[a-z]+:[a-z]+_[a-z_]+\b/);
    }
  }
});
