import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("on a window of 1280 px each choice of how to look at the assistant is as wide as what it says", async ({ page }) => {
  const property = await signIn(page, "crm-admin@acme.test");
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const screen of ["design", "guides"]) {
    await page.goto(`/app/${property}/customize/${screen}`);
    const cut = await page.locator("form[target=assistant-preview] select").evaluateAll((selects) =>
      selects.flatMap((select) => {
        const measured = document.createElement("canvas").getContext("2d")!;
        measured.font = getComputedStyle(select).font;
        // Its padding and the arrow take some of the width.
        const room = select.clientWidth - 44;
        const labels = Array.from((select as HTMLSelectElement).options, ({ text }) => text);
        return labels.filter((label) => measured.measureText(label).width > room);
      }),
    );
    expect([screen, cut]).toEqual([screen, []]);
  }
});
