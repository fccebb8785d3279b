import type { Page } from "@playwright/test";
import { axeFinds } from "./support/axe.ts";
import { openState, STATES } from "./support/states.ts";
import { expect, test } from "./support/test.ts";

/** Runs in the page: what of the player has the focus, by its part or first class. */
const reachedNow = () => {
  const inner = document.activeElement?.shadowRoot?.activeElement as HTMLElement | null;
  return inner ? (inner.dataset.part ?? inner.className.split(" ")[0] ?? "") : null;
};

/** Runs in the page: what of the player's words reaches out of the window or out of what holds it, sideways. */
const cutOff = () => {
  const root = document.querySelector("handrail-player")!.shadowRoot!;
  const parts = root.querySelectorAll(
    ":is(.panel,.card,.hint-card,.hint-warning,.finished) :is(h2,h3,p,button,a,kbd,.grow,.question,input)",
  );
  return [...parts].flatMap((part) => {
    const { left, right, width } = part.getBoundingClientRect();
    const isOut =
      width > 0 && (left < 0 || right > innerWidth + 0.5 || (part.localName === "button" && part.scrollWidth > part.clientWidth + 1));
    return isOut ? [`${part.className || part.localName}: ${Math.round(left)} to ${Math.round(right)}`] : [];
  });
};

async function axe(page: Page) {
  await page.waitForTimeout(250);
  return axeFinds(page);
}

for (const state of STATES) {
  test(`${state.name}: axe finds nothing, the keyboard reaches all of it, and Escape leads out`, async ({ page, host, complaints: _ }) => {
    await openState(page, host, state);
    expect(await axe(page)).toEqual([]);
    const reached = new Set<string>();
    const order: string[] = [];
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press("Tab");
      const now = await page.evaluate(reachedNow);
      const key = now && (await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent ?? ""));
      if (now && now !== "card" && now !== "hint-card" && !reached.has(`${now} ${key}`)) {
        reached.add(`${now} ${key}`);
        order.push(now);
      }
    }
    if (!state.isPreview) expect(order.toSorted()).toEqual(state.reached.toSorted());
    await page.keyboard.press("Escape");
    await expect(page.locator(state.afterEscape).first()).toBeAttached();
  });

  test(`${state.name}: is whole on a phone with texts twice as large, from either side, and still where people asked for calm`, async ({
    page,
    host,
    complaints: _,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    for (const language of ["en", "ar"]) {
      await openState(page, host, state, { language, style: language === "ar" ? "html{direction:rtl}" : "" });
      await page.waitForTimeout(250);
      expect([language, await page.evaluate(cutOff)]).toEqual([language, []]);
      const moving = await page.evaluate(
        () =>
          document
            .querySelector("handrail-player")!
            .shadowRoot!.getAnimations?.()
            .filter(({ playState }) => playState === "running").length,
      );
      expect(moving ?? 0).toBe(0);
      // What showed by itself would not show again.
      await page.evaluate(() => localStorage.clear());
    }
  });

  test(`${state.name}: can be told in forced colours, and axe finds nothing`, async ({ page, host, complaints: _ }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    await openState(page, host, state);
    expect(await axe(page)).toEqual([]);
    const unbordered = await page.evaluate(() => {
      const root = document.querySelector("handrail-player")!.shadowRoot!;
      const boxes = root.querySelectorAll(".panel,.card,.finished,.hint-card,.hint-warning,.launcher,.button,.hint-marker span");
      return [...boxes]
        .filter((box) => box.getClientRects().length > 0 && parseFloat(getComputedStyle(box).borderTopWidth) === 0)
        .map(({ className }) => className);
    });
    expect(unbordered).toEqual([]);
  });
}

for (const position of ["top-left", "top-right", "bottom-left", "bottom-right"] as const) {
  for (const language of ["en", "ar"]) {
    test(`list and note of a finished guide stand beside the button ${position}, in ${language}`, async ({ page, host }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      const [list, finished] = ["the list of guides", "the note that a guide is finished"].map(
        (name) => STATES.find((one) => one.name === name)!,
      );
      for (const state of [list!, finished!]) {
        const bundle = (key: string) => ({ ...state.bundle(key), style: { ...state.bundle(key).style, position } });
        await openState(page, host, { ...state, bundle }, { language });
        const [box, button] = await Promise.all([state.shows, ".launcher"].map(async (part) => (await page.locator(part).boundingBox())!));
        const edges = ({ x, y, width, height }: NonNullable<typeof box>) => ({
          ...{ left: x, top: y, right: 1280 - x - width, bottom: 720 - y - height },
        });
        const [across, along] = position.split("-").reverse() as ["left" | "right", "top" | "bottom"];
        if (state === list) expect(edges(box!)[across]).toBeCloseTo(edges(button!)[across], 0);
        else expect(edges(box!)[along]).toBeCloseTo(edges(button!)[along], 0);
        await expect(page.locator(state.shows)).toBeInViewport({ ratio: 1 });
      }
    });
  }
}
