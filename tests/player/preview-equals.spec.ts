import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import type { ShownAssistant } from "#app/domain/player/bundle.ts";
import type { AssistantPart } from "#app/domain/player/look.ts";
import { stylingsOf } from "#app/domain/player/stylings.ts";
import { copilotTexts } from "#app/domain/player/texts/copilot-texts.ts";
import { lookIn } from "#server/resources/player/to-bundle.ts";
import { builtFolder } from "./support/build-once.ts";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { announcement } from "./support/messages.ts";
import { expect, startGuide, test } from "./support/test.ts";

/** What authors see of the assistant on the dashboard is, pixel for pixel, what people see in the application (issue 06: preview equals player). */
const HELP = { helpDeskDocsLinkEnabled: true, helpDeskDocsLinkURL: "https://help.test/", helpDeskSupportLinkEnabled: true };
const ALL_HELP = { ...HELP, helpDeskSupportLinkURL: "mailto:help@acme.test" };
const BEYOND = { externalLinkEnabled: true, externalLinkURL: "https://help.test/more" };

/** Where the page of the application may load it from. */
const AVATAR = "/avatar.png";

type Part = Exclude<AssistantPart, "announcements">;
const COMBINATIONS: [name: string, part: Part, stored: object, language?: string, texts?: Record<string, string>][] = [
  ["as it is at first", "panel", { enableAnnouncements: false }],
  ["with announcements", "panel", {}],
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
  [
    "where a search finds guides and announcements, with filters that are called otherwise",
    "found",
    { main_color: "#8a2be2" },
    "en",
    { search_filter_label_guides: "Tours", search_filter_label_announcements: "What is new" },
  ],
  ["where a search finds something and the copilot may be asked", "found", { enableCopilot: true }],
  ["where a search finds nothing and the copilot may be asked, with a link", "nothing", { enableCopilot: true, ...BEYOND }],
  ["where there is no search, and the copilot may be asked", "nothing", { enableCopilot: true, searchEnabled: false }],
  ["as wide as it gets, with links of a help desk", "expanded", { ...ALL_HELP, main_color: "#0a7c4a" }],
  ["that is closed, at the top right", "closed", { assistantPosition: "top-right", main_color: "#ffe14d" }],
  ["that is closed, with an avatar", "closed", { avatar_img: AVATAR }],
  ["of a step that is not found, with links of a help desk", "missing", { ...ALL_HELP, btn_border_radius: "12px" }],
  ["of a guide that is finished, in German", "finished", { assistantPosition: "bottom-right" }, "de"],
  ["of a step in French, in another colour", "step", { main_color: "#aa0000", infobox_bg: "#222222" }, "fr"],
];

const SHOWN: Record<Part, string> = {
  ...{ panel: ".panel", found: ".panel", nothing: ".panel", expanded: ".panel.wide", closed: ".launcher" },
  ...{ step: "[data-part=card]", missing: "[data-part=card].failed", finished: "[data-part=finished]" },
};
const shown = (page: Page, part: Part) => page.locator(SHOWN[part]).first();
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="#c00" d="M0 0h8v8z"/><path fill="#0c0" d="M2 2h4v4z"/></svg>`;

/** Does what people do to come to it. */
async function lead(page: Page, part: Part, hasNews: boolean) {
  if (part === "closed") return;
  if (part === "step" || part === "missing" || part === "finished") {
    await startGuide(page, 5);
    const on = page.locator("handrail-player [data-part=next]");
    if (part === "missing") await on.click();
    if (part === "finished") for (const _ of ["a", "b"]) await on.click();
    return;
  }
  await page.locator("handrail-player .launcher").click();
  await expect(page.locator("handrail-player .news")).toHaveCount(hasNews ? 1 : 0);
  if (part === "found") {
    await page.getByRole("searchbox").fill("Export a report");
    await expect(page.locator("handrail-player [aria-pressed]")).toHaveCount(2);
  }
  if (part === "expanded") await page.locator("handrail-player .widen").click();
  if (part === "nothing") {
    await page.getByRole("searchbox").fill("\u2026\u2026\u2026");
    await expect(page.locator("handrail-player :is(.empty, .kinds)").last()).toBeVisible();
  }
}
async function pictureOf(page: Page, part: Part) {
  const images = shown(page, part).locator("img");
  for (const image of await images.all()) await expect(image).toHaveJSProperty("naturalWidth", 8);
  return (await shown(page, part).screenshot({ animations: "disabled", caret: "hide" })).toString("base64");
}

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
    await page.route("**/avatar.png", (route) => route.fulfill({ contentType: "image/svg+xml", body: PICTURE }));
    const own = step("a", "slide", { media: { type: "info", text: "Mind the gap", title: "", url: "" } as never });
    const second = part === "missing" ? step("b", "step", { identifier: "#never", wait: 0.5 }) : step("b", "slide");
    const plain = bundleOf(
      [guide(5, "Export a report", [own, second], { language }), ...(part === "found" ? [] : [guide(6, "Invite", [own], { language })])],
      {
        messages: [
          announcement(8, { title: "New: weekly reports", language, color: stylingsOf({ ...stored }).announcementCategoryColor1 }),
        ],
      },
    );
    const property = { ...plain.property, language, languages: [language] };
    const look = lookIn(stylingsOf({ enableAnnouncements: true, ...stored }), language, texts);
    if (look.style.avatarUrl) look.style.avatarUrl = host.url + AVATAR;
    const copilot = "enableCopilot" in stored && { copilot: { texts: copilotTexts(language, "plain") } };
    host.bundle = { ...plain, property, ...look, ...copilot };
    host.pages.own = "<style nonce=n1>body{background:#fff}</style>{player}";

    await page.goto(`${host.url}/page/own`);
    await lead(page, part, !look.style.noNews);
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
      step: { step: host.bundle.guides[0]!.steps[part === "missing" ? 1 : 0]!, title: "Export a report", count: 2 },
    });
    await page.route("**/preview-of-it", (route) => route.fulfill({ contentType: "text/html", body: html }));
    await page.goto(`${host.url}/preview-of-it`);
    await expect(shown(page, part)).toBeVisible();
    const drawn = await pictureOf(page, part);

    const { differ, all } = await difference(page, [played, drawn]);
    expect(all).toBeGreaterThan(part === "closed" ? 2_000 : 5_000);
    // As much as the edges of letters differ between two drawings.
    expect(differ / all).toBeLessThan(0.001);
  });
