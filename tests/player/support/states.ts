import type { Page } from "@playwright/test";
import type { Bundle, BundleGuide, BundleStep } from "#app/domain/player/bundle.ts";
import { bundleOf, draftOf, guide, step } from "./bundle.ts";
import { announcement } from "./messages.ts";
import type { Fixture } from "./server.ts";
import { startGuide } from "./test.ts";

const BODY = `<main><h1>Contacts</h1><p><label for="name">Name</label> <input id="name" required></p><p><button type="button" id="save">Save</button></p></main>`;

/** A state of the player: how it comes about, what then shows, and what the Tab key reaches of it, by class or part. */
export type State = {
  name: string;
  /** Where the page has another language, that of the player's texts too. */
  bundle(language: string): Bundle;
  open(page: Page): Promise<unknown>;
  shows: string;
  reached: string[];
  /** What of the player is there once Escape was pressed. */
  afterEscape: string;
  isPreview?: boolean;
};

const CARD = "[data-part=card]";
const PLACED = `${CARD}.placed`;
const LONG = "Write the name as it is to stand in letters; first names first, titles last.";

const steps = (language: string, ...all: BundleStep[]) => inLanguage(language, [guide(5, "Your first contact", all, { language })]);
function inLanguage(language: string, guides: BundleGuide[], more: Partial<Bundle> = {}): Bundle {
  const { property } = bundleOf([]);
  return bundleOf(guides, { property: { ...property, language }, ...more });
}
const at = (more: Partial<BundleStep> = {}) => step("a", "step", { identifier: "#name", title: "Name them", content: LONG, ...more });
const slide = step("z", "slide", { title: "That is all", content: LONG });
const start = (page: Page) => startGuide(page, 5);

const hint = (show: "icon" | "beacon" | "hover") => (language: string) =>
  inLanguage(language, [], { tooltips: [{ id: 1, language, url: "", identifier: "#save", show, text: LONG }] });
const press = (page: Page) => page.locator(".hint-marker").click();

export const STATES: State[] = [
  {
    ...{ name: "the button", bundle: (language) => steps(language, slide), open: async () => {}, shows: ".launcher" },
    ...{ reached: ["launcher"], afterEscape: ".launcher" },
  },
  {
    ...{ name: "the list of guides", bundle: (language) => steps(language, slide), open: (page) => page.locator(".launcher").click() },
    ...{ shows: ".panel", reached: ["guide", "language", "launcher", "plain", "search", "widen"], afterEscape: ".launcher" },
  },
  {
    name: "a search that finds nothing",
    bundle: (language) => steps(language, slide),
    async open(page) {
      await page.locator(".launcher").click();
      await page.getByRole("searchbox").fill("zzz");
    },
    ...{ shows: ".empty", reached: ["language", "launcher", "plain", "search", "widen"], afterEscape: ".launcher" },
  },
  {
    name: "a search that finds two kinds",
    bundle: (language) =>
      inLanguage(language, [guide(5, "Your first contact", [slide], { language })], {
        messages: [announcement(8, { language, title: "New contacts" })],
      }),
    async open(page) {
      await page.locator(".launcher").click();
      await page.getByRole("searchbox").fill("contact");
    },
    ...{
      shows: ".kinds",
      reached: ["button", "button", "guide", "guide", "language", "launcher", "plain", "search", "widen"],
      afterEscape: ".launcher",
    },
  },
  {
    ...{ name: "a slide", bundle: (language) => steps(language, { ...slide, id: "y" }, slide), open: start, shows: `${CARD}.slide` },
    ...{ reached: ["next", "plain"], afterEscape: "[data-part=leave]" },
  },
  {
    name: "a step beside its target",
    bundle: (language) => steps(language, at({ autofill: "Ada", shortcutHints: true, enterPrompt: true }), slide),
    ...{ open: start, shows: PLACED, reached: ["fill", "launcher", "next", "plain"], afterEscape: "[data-part=leave]" },
  },
  {
    name: "a step on a dimmed page",
    bundle: (language) => steps(language, at({ highlight: "dim", side: "right" }), slide),
    ...{ open: start, shows: PLACED, reached: ["launcher", "next", "plain"], afterEscape: "[data-part=leave]" },
  },
  {
    name: "a step with a picture, a note and a link",
    bundle: (language) => steps(language, at({ media: { type: "info", text: "Mind the spelling." } }), slide),
    ...{ open: start, shows: `${PLACED} .info`, reached: ["launcher", "next", "plain"], afterEscape: "[data-part=leave]" },
  },
  {
    ...{ name: "a step that is looked for", bundle: (language) => steps(language, at({ identifier: "#none", wait: 60 }), slide) },
    ...{ open: start, shows: `${CARD}.looking`, reached: ["launcher", "plain"], afterEscape: "[data-part=leave]" },
  },
  {
    name: "a step on another page",
    bundle: (language) => steps(language, at({ url: "/page/other" }), slide),
    ...{ open: start, shows: `${CARD}.elsewhere`, reached: ["button", "launcher", "plain"], afterEscape: "[data-part=leave]" },
  },
  {
    ...{ name: "a step that was not found", bundle: (language) => steps(language, at({ identifier: "#none", wait: 0 }), slide) },
    ...{ open: start, shows: `${CARD}.failed`, reached: ["button", "button", "launcher", "plain"], afterEscape: ".launcher" },
  },
  {
    name: "the question whether to leave",
    bundle: (language) => steps(language, at(), slide),
    async open(page) {
      await startGuide(page, 5);
      await page.locator(PLACED).waitFor();
      await page.keyboard.press("Escape");
    },
    ...{ shows: "[data-part=leave]", reached: ["button", "launcher", "leave", "plain"], afterEscape: ".launcher" },
  },
  {
    name: "a condition that is urged",
    bundle: (language) => steps(language, at({ nextIf: "nonempty", message: "A contact needs a name." }), slide),
    async open(page) {
      await startGuide(page, 5);
      await page.locator("[data-part=next]").click();
    },
    ...{ shows: ".hint.urged", reached: ["launcher", "next", "plain"], afterEscape: "[data-part=leave]" },
  },
  {
    name: "a popup before a guide",
    bundle: (language) =>
      inLanguage(language, [
        guide(5, "Your first contact", [slide], {
          ...{ language, showing: { auto: true } },
          promotion: { language, headline: "New here?", content: LONG, media: [], start: "Show me", later: "Later", leave: "Close" },
        }),
      ]),
    ...{ open: async () => {}, shows: `${CARD}.slide`, reached: ["button", "button", "plain"], afterEscape: ".launcher" },
  },
  {
    name: "the note that a guide is finished",
    bundle: (language) => steps(language, slide),
    async open(page) {
      await startGuide(page, 5);
      await page.locator("[data-part=next]").click();
    },
    ...{ shows: "[data-part=finished]", reached: ["launcher"], afterEscape: ".launcher" },
  },
  {
    ...{ name: "an icon", bundle: hint("icon"), open: async () => {}, shows: ".hint-marker.icon" },
    ...{ reached: ["hint-marker"], afterEscape: ".hint-marker" },
  },
  {
    ...{ name: "the text of an icon", bundle: hint("icon"), open: press, shows: ".hint-card" },
    ...{ reached: ["hint-close", "hint-marker"], afterEscape: ".hint-marker" },
  },
  {
    ...{ name: "a beacon and its text", bundle: hint("beacon"), open: press, shows: ".hint-card" },
    ...{ reached: ["hint-close", "hint-marker"], afterEscape: ".hint-marker" },
  },
  {
    name: "a text on hover",
    bundle: hint("hover"),
    async open(page) {
      await page.locator(".hints").waitFor({ state: "attached" });
      await page.locator("#save").hover();
    },
    ...{ shows: ".hint-card", reached: [], afterEscape: ".hints" },
  },
  {
    name: "a warning",
    bundle: (language) =>
      inLanguage(language, [], {
        validators: [{ id: 1, language, url: "", identifier: "#name", rule: { kind: "required" }, text: "A contact needs a name." }],
      }),
    async open(page) {
      await page.locator(".hints").waitFor({ state: "attached" });
      await page.locator("#name").focus();
      await page.locator("#name").blur();
    },
    ...{ shows: ".hint-warning", reached: [], afterEscape: ".hint-warning" },
  },
  {
    ...{ name: "the bar of a preview", bundle: (language) => steps(language, at(), slide), open: async () => {}, isPreview: true },
    ...{ shows: "[data-part=bar]", reached: [], afterEscape: "[data-part=leave]" },
  },
];

/** Opens a page on which the player comes to stand in a state. */
export async function openState(page: Page, host: Fixture, state: State, { language = "en", style = "" } = {}): Promise<void> {
  host.bundle = state.bundle(language);
  host.draft = state.isPreview ? draftOf(host.bundle.guides[0]!) : null;
  host.pages.own = `<style nonce="n1">body{font-family:sans-serif;margin:24px}main{max-width:40em}${style}</style>${BODY}{player}`;
  // An open panel would be open again.
  if (page.url() !== "about:blank") await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${host.url}/page/own${state.isPreview ? "#handrail-preview=good" : ""}`);
  await state.open(page);
  await page.locator(state.shows).first().waitFor();
}
