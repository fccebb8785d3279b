import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds wrong with the player: rules, each with the elements that break it. */
export async function axeFinds(page: Page): Promise<[rule: string, elements: string[]][]> {
  // The player has no frame of its own, so axe need not carry what it found to a page of its own, which takes as long as finding it.
  const { violations } = await new AxeBuilder({ page }).include("handrail-player").setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
