import type { Page } from "@playwright/test";
import type { BundleTooltip, BundleValidator } from "#app/domain/player/bundle.ts";
import { bundleOf } from "./bundle.ts";
import type { Fixture } from "./server.ts";

export const tooltip = (id: number, identifier: string, more: Partial<BundleTooltip> = {}): BundleTooltip => ({
  ...{ id, language: "en", url: "", identifier, show: "icon", text: `Text ${id}` },
  ...more,
});

/** Opens a page with a body and the player, which shows these. */
export async function openHints(page: Page, host: Fixture, body: string, tooltips: BundleTooltip[], validators: BundleValidator[] = []) {
  host.pages.own = `${body}{player}`;
  host.bundle = bundleOf([], { tooltips, validators });
  await page.goto(`${host.url}/page/own`);
}

/** Where elements stand in the window. */
export const boxesOf = (page: Page, of: string) =>
  page
    .locator(of)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as Record<"x" | "y" | "right" | "top", number>));
