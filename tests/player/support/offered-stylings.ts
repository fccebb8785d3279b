import type { Page } from "@playwright/test";
import { newPromotion } from "#app/domain/guides/promotion.ts";
import { EMPTY_STEP_TEXTS, emptyStep } from "#app/domain/guides/step.ts";
import { toBundle } from "#server/resources/player/to-bundle.ts";
import type { Fixture } from "./server.ts";
import { expect, startGuide } from "./test.ts";

const player = (page: Page) => page.locator("handrail-player");

/** What the player gets of a property that offers English: a guide that shows by itself, or one in a list, for somebody who reads Italian. */
export function serveOffered(host: Fixture, stylings: Record<string, unknown>, auto: boolean) {
  const everywhere = { segment_id: 0, page_segment_id: 0, tags: { mode: "show" as const, list: [] }, language_texts: {} };
  const steps = [emptyStep("a", "slide"), emptyStep("b", "slide")];
  const said = Object.fromEntries(steps.map(({ id }) => [id, { ...EMPTY_STEP_TEXTS, title: `Step ${id}` }]));
  const content = { steps, texts: { en: { title: "Offered guide", subtitle: "", steps: said } } };
  const promoted = { ...content, promotion: newPromotion({ en: { title: "Offered guide", subtitle: "" } }) };
  const shown = { language_behaviour: "fallback_default" as const, showing: auto ? { auto } : {}, content: auto ? promoted : content };
  const rows = { texts: [], pageSegments: [], tags: [], chapters: [], tooltips: [], validators: [], messages: [] };
  host.bundle = toBundle(
    {
      ...rows,
      property: { id: 1, name: "Acme CRM", stylings, settings: {}, limits: {} },
      languages: [{ key: "en", visibility: "default" }],
      guides: [{ ...everywhere, ...shown, id: 5, version: 1, chapter_id: null }],
    },
    auto ? "en" : "it",
  );
  host.pages.own = `{player}`;
}
export const offered = async (page: Page) => {
  const launcher = player(page).locator(".launcher");
  if ((await launcher.isVisible()) && !(await player(page).locator(".panel").isVisible())) await launcher.click();
  return player(page).getByText("Offered guide").count();
};
const back = async (page: Page) => {
  await startGuide(page, 5);
  const card = player(page).locator("[data-part=card]");
  await card.getByRole("button", { name: "Next" }).click();
  await expect(card).toHaveAccessibleName("Step b");
  return card.getByRole("button", { name: "Back" }).count();
};
const start = async (page: Page) => (await player(page).locator("[data-part=card] .button.main").textContent())?.trim();
/** Those that decide what is sent. */
export const OFFERED: [
  name: string,
  stored: Record<string, unknown>,
  auto: boolean,
  of: (page: Page) => Promise<unknown>,
  usual: unknown,
  then: unknown,
][] = [
  ["hero_btn_text", { hero_btn_text: "Show me" }, true, start, "Let’s go", "Show me"],
  ["language_behaviour", { language_behaviour: "hide" }, false, offered, 1, 0],
  ["enableInteractiveTours", { enableInteractiveTours: false }, false, offered, 1, 0],
  ["back_mode", { back_mode: "nothing" }, false, back, 1, 0],
];
