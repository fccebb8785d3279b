import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import type { ShownAssistant } from "#app/domain/player/bundle.ts";
import { stylingsOf } from "#app/domain/player/stylings.ts";
import { lookIn } from "#server/resources/player/to-bundle.ts";
import { builtFolder } from "./support/build-once.ts";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { announcement } from "./support/messages.ts";
import { expect, startGuide, test } from "./support/test.ts";

/** What authors see of the assistant on the dashboard is, pixel for pixel, what people see in the application (issue 06: preview equals player). */
const HELP = { helpDeskDocsLinkEnabled: true, helpDeskDocsLinkURL: "https://help.test/", helpDeskSupportLinkEnabled: true };
const ALL_HELP = { ...HELP, helpDeskSupportLinkURL: "mailto:help@acme.test" };
const BEYOND = { externalLinkEnabled: true, externalLinkURL: "https://help.test/more" };

type Part = "panel" | "nothing" | "step";
const COMBINATIONS: [name: string, part: Part, stored: object, language?: string, texts?: Record<string, string>][] = [
  ["as it is at first", "panel", {}],
  ["at the top right, in a dark colour", "panel", { assistantPosition: "top-right", main_color: "#1f2937" }],
  [
    "at the top left, in a bright colour with round corners",
    "panel",
    { assistantPosition: "top-left", main_color: "#ffe14d", btn_border_radius: "20px" },
  ],
  ["at the bottom right, with links of a help desk", "panel", { assistantPosition: "bottom-right", ...ALL_HELP }],
  ["without the name of the product", "panel", { hide_branding: true }],
  ["without a search", "panel", { searchEnabled: false, ...HELP }],
  ["with other colours of announcements", "panel", { announcementCategoryColor1: "#123456", main_color: "#00aa55" }],
  ["in German", "panel", { main_color: "#8a2be2" }, "de"],
  ["in Arabic, from the right", "panel", { assistantPosition: "bottom-right" }, "ar"],
  [
    "where a search finds nothing, with a link and words of its own",
    "nothing",
    BEYOND,
    "en",
    { search_no_result: "Not here", external_link_text: "Ask us" },
  ],
  ["of a step with an info box", "step", { infobox_bg: "#fff0f0", infobox_color: "#7a0000", btn_border_radius: "9px" }],
  ["of a step in French, in another colour", "step", { main_color: "#aa0000", infobox_bg: "#222222" }, "fr"],
];

const shown = (page: Page, part: Part) => page.locator(part === "step" ? "[data-part=card]" : ".panel").first();
const pictureOf = async (page: Page, part: Part) =>
  (await shown(page, part).screenshot({ animations: "disabled", caret: "hide" })).toString("base64");

/** How many pixels of two pictures differ, of how many; a different size is all of them. */
async function difference(page: Page, pictures: string[]): Promise<{ differ: number; all: number }> {
  const blank = await page.context().newPage();
  const counted = await blank.evaluate(async (both) => {
    const [one, other] = await Promise.all(
      both.map(async (data) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = document.createElement("canvas");
        Object.assign(canvas, { width: image.width, height: image.height });
        const context = canvas.getContext("2d")!;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
      }),
    );
    const all = one!.data.length / 4;
    if (one!.width !== other!.width || one!.height !== other!.height) return { differ: all, all };
    let differ = 0;
    for (let at = 0; at < one!.data.length; at += 4)
      if ([0, 1, 2].some((channel) => Math.abs(one!.data[at + channel]! - other!.data[at + channel]!) > 3)) differ++;
    return { differ, all };
  }, pictures);
  await blank.close();
  return counted;
}

for (const [name, part, stored, language = "en", texts = {}] of COMBINATIONS)
  test(`the preview is the player ${name}`, async ({ page, host }) => {
    await page.setViewportSize({ width: 900, height: 761 });
    const own = step("a", "slide", { media: { type: "info", text: "Mind the gap", title: "", url: "" } as never });
    const plain = bundleOf(
      [guide(5, "Export a report", [own, step("b", "slide")], { language }), guide(6, "Invite", [own], { language })],
      {
        messages: [
          announcement(8, { title: "New: weekly reports", language, color: stylingsOf({ ...stored }).announcementCategoryColor1 }),
        ],
      },
    );
    const property = { ...plain.property, language, languages: [language] };
    host.bundle = { ...plain, property, ...lookIn(stylingsOf({ ...stored }), language, texts) };
    host.pages.own = "<style nonce=n1>body{background:#fff}</style>{player}";

    await page.goto(`${host.url}/page/own`);
    if (part === "step") await startGuide(page, 5);
    else {
      await page.locator("handrail-player .launcher").click();
      await expect(page.locator("handrail-player .news")).toHaveCount(1);
      if (part === "nothing") {
        await page.getByRole("searchbox").fill("\u2026\u2026\u2026");
        await expect(page.locator("handrail-player .empty")).toBeVisible();
      }
    }
    await expect(shown(page, part)).toBeVisible();
    // Where somebody is shows in the player alone, and so does what lies over the page around a step.
    await page.evaluate(() => {
      const { shadowRoot } = document.querySelector("handrail-player")!;
      (shadowRoot!.activeElement as HTMLElement | null)?.blur();
      const scrim = shadowRoot!.querySelector<HTMLElement>(".scrim");
      // It would be drawn anew.
      if (scrim) scrim.style.visibility = "hidden";
    });
    await page.mouse.move(890, 5);
    const played = await pictureOf(page, part);

    const file = pathToFileURL(path.join(builtFolder(), "render-step.mjs")).href;
    const { renderAssistant } = (await import(file)) as { renderAssistant(of: ShownAssistant): { html: string } };
    const { html } = renderAssistant({
      ...{ bundle: host.bundle, part, host: "light" },
      step: { step: host.bundle.guides[0]!.steps[0]!, title: "Export a report", count: 2 },
    });
    await page.route("**/preview-of-it", (route) => route.fulfill({ contentType: "text/html", body: html }));
    await page.goto(`${host.url}/preview-of-it`);
    await expect(shown(page, part)).toBeVisible();
    const drawn = await pictureOf(page, part);

    const { differ, all } = await difference(page, [played, drawn]);
    expect(all).toBeGreaterThan(20_000);
    // As much as the edges of letters differ between two drawings.
    expect(differ / all).toBeLessThan(0.001);
  });
