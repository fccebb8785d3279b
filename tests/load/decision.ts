import type { Browser } from "@playwright/test";
import { toBundle } from "#server/resources/player/to-bundle.ts";
import { runInPage } from "#tests/player/support/in-page.ts";
import { manyItems } from "#tests/support/many-items.ts";
import type { Line } from "./table.ts";

/** Measures in the page: all rules of 500 items that show by themselves, for one person on one page; and reading the bundle, beside it. */
const SOURCE = (bundle: string) => `
  import { itemOf } from "#app/domain/player/rules.ts";
  import { arrange } from "#app/domain/targeting/arrange.ts";
  import { pageAt } from "#app/domain/targeting/page-facts.ts";
  const text = ${JSON.stringify(bundle)};
  const { guides, targeting } = JSON.parse(text);
  const items = guides.map((guide) => itemOf("guide", guide.id, guide, null));
  const pages = new Map(targeting.pageSegments.map((each) => [each.id, each]));
  const segments = new Set(Array.from({ length: 150 }, (_, index) => index));
  const impressions = guides.slice(0, 100).map(({ id }, index) => ({ type: "guide", id, at: Date.UTC(2026, 0, 1 + index) }));
  const decide = () => {
    const page = pageAt("https://eu.crm.test/area-7/deals?open=1", pages, new Set([3, 9, 40]));
    const at = Date.UTC(2026, 5, 15);
    return arrange(items, { segments, page, at, language: "", standard: "", history: { impressions, done: [] }, frequency: targeting.frequency });
  };
  const median = (work) => {
    const times = Array.from({ length: 60 }, () => {
      const from = performance.now();
      for (let round = 0; round < 5; round++) work();
      return (performance.now() - from) / 5;
    });
    return times.sort((a, b) => a - b)[30];
  };
  globalThis.result = { decision: median(decide), reading: median(() => JSON.parse(text)) };`;

/** One decision over 500 items in a browser, in milliseconds, and beside reading their bundle once. */
export async function measureDecision(browser: Browser): Promise<Line[]> {
  const page = await browser.newPage();
  try {
    const source = SOURCE(JSON.stringify(toBundle(manyItems(true), "en", 0)));
    const { decision, reading } = await runInPage<{ decision: number; reading: number }>(page, source);
    return [
      { what: "one decision over 500 items in the player", shown: `${decision.toFixed(2)} ms`, value: decision, limit: { most: 2 } },
      { what: "the same ÷ reading their bundle once", shown: (decision / reading).toFixed(3) },
    ];
  } finally {
    await page.close();
  }
}
