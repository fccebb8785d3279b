import type { CDPSession, Page } from "@playwright/test";
import { step } from "./bundle.ts";

const many = (count: number, html: (index: number) => string) => Array.from({ length: count }, (_, index) => html(index)).join("");

/** The body of a page of 50,000 nodes. */
export const LARGE = `${many(
  10_000,
  (index) => `<div class="row"><b>Row ${index}</b><span>Stage ${index % 7}</span><a href="/x/${index}">Open</a><i></i></div>`,
)}<button id="target">Target</button>`;

/** A slide, a step whose target is there, and one that is looked for in vain. */
export const LARGE_STEPS = [step("a", "slide"), step("b", "step", { identifier: "#target" }), step("c", "step", { identifier: "#never" })];

/** Until the page has not been scrolled for a while, as long as that takes. */
export async function scrollRests(page: Page): Promise<void> {
  await page.evaluate(async (rest) => {
    let [top, since] = [scrollY, performance.now()];
    while (performance.now() < since + rest) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== top) [top, since] = [scrollY, performance.now()];
    }
  }, 300);
}

/**
 * Leads through the guide number 5 of LARGE_STEPS, and signs the person out. The mouse is moved and pressed as by a person, and the card is looked for
 * in the player's element alone: Playwright's own clicks and locators would go through the 50,000 nodes in the very tasks that are looked at.
 */
export async function leadThrough(page: Page): Promise<void> {
  await page.waitForFunction(() => window.Handrail !== undefined && "start" in window.Handrail);
  await page.evaluate(() => window.Handrail?.start?.(5));
  for (const title of ["Title a", "Title b"]) {
    await page.waitForFunction((wanted) => {
      const card = document.querySelector("handrail-player")?.shadowRoot?.querySelector("[data-part=card]");
      return card?.getAttribute("aria-label") === wanted && (card.classList.contains("slide") || card.classList.contains("placed"));
    }, title);
    await scrollRests(page);
    const [x, y] = await page.evaluate(() => {
      const box = document.querySelector("handrail-player")!.shadowRoot!.querySelector("[data-part=next]")!.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    });
    await page.mouse.click(x, y);
  }
  // The last step has begun, which looks for what is not there.
  await page.waitForFunction(() => JSON.parse(sessionStorage.getItem("handrail.1.1.run") ?? "null")?.step === 2);
  await page.waitForTimeout(1500);
  await page.evaluate(() => window.Handrail?.reset?.());
  await page.waitForFunction(() => {
    const player = document.querySelector("handrail-player")?.shadowRoot;
    return player?.querySelector(".launcher") && !player.querySelector("[data-part=card]");
  });
}

/** What scripts hold, as a snapshot of the heap names it: neither code that the browser compiled meanwhile, nor what it logs for itself. */
const DATA = ["object", "closure", "array", "string", "concatenated string", "sliced string", "number", "bigint", "symbol", "regexp"];

type Snapshot = { snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }; nodes: number[] };

/** How many bytes of data the page's scripts hold once all is collected that can be. */
export async function dataHeld(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const add = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", add);
  for (let time = 0; time < 3; time++) await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", add);
  const { snapshot, nodes }: Snapshot = JSON.parse(chunks.join(""));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  let held = 0;
  for (let at = 0; at < nodes.length; at += fields.length) if (DATA.includes(types[0][nodes[at + type]!]!)) held += nodes[at + size]!;
  return held;
}
