import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

// Measures that the specification names (section 1§2 and 1§9); they hold with scripts and without.
test("drawer, footer and avatars have their sizes", async ({ page }) => {
  const property = await signIn(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(`/app/${property}/manage/list?panel=settings`);
  const drawer = page.getByRole("region", { name: "Settings" });
  await expect(drawer).toHaveCSS("animation-duration", "0.3s");
  await expect(drawer).toHaveCSS("width", "240px");
  await expect(page.getByRole("contentinfo")).toHaveCSS("height", "96px");
  await page.goto("/sandbox");
  await expect(page.locator("[class*=_avatar][class*=_large]").first()).toHaveCSS("width", "60px");
});
