import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { h, render } from "preact";
import { expect, it } from "vitest";
import { newPromotion } from "#app/domain/guides/promotion.ts";
import type { ShownStep } from "#app/domain/player/bundle.ts";
import { DEFAULT_STYLINGS, playerStyle } from "#app/domain/player/stylings.ts";
import { playerTexts } from "#app/domain/player/texts/texts-for.ts";
import { step } from "#tests/player/support/bundle.ts";
import { StepCard } from "./card.tsx";
import { drawPromotion, drawStep } from "./drawing.ts";
import { markup } from "./markup.ts";
import { renderStep } from "./render-step.ts";

function shown(more: Partial<ShownStep>, language = "en"): ShownStep {
  const style = playerStyle(DEFAULT_STYLINGS);
  return { step: step("a", "slide"), index: 0, count: 3, title: "Guide", language, style, texts: playerTexts(language), ...more };
}

const STEPS: [string, ShownStep][] = [
  ["the first slide", shown({})],
  [
    "a step in the middle with a hint",
    shown({ index: 1, step: step("a", "step", { nextWhen: "condition", nextIf: "nonempty", message: "Fill it in" }) }),
  ],
  [
    "the last step with a picture",
    shown({ index: 2, step: step("a", "step", { media: { type: "image", url: "https://a.test/x.png", title: 'A "dot"' } }) }),
  ],
  ["an info box", shown({ step: step("a", "slide", { media: { type: "info", text: "Mind & read <this>" } }) })],
  ["a link", shown({ step: step("a", "slide", { media: { type: "link", url: "https://a.test/?a=1&b=2", title: "" } }) })],
  ["a video file", shown({ step: step("a", "slide", { media: { type: "video", url: "https://a.test/x.mp4", title: "" } }) })],
  [
    "an embedded video",
    shown({ step: step("a", "slide", { media: { type: "video", url: "https://player.vimeo.com/video/1", title: "V" } }) }),
  ],
  ["a step that may not be used", shown({ index: 1, step: step("a", "step", { clickable: false, nextButton: false }) })],
  ["a step without words, right to left", shown({ step: step("a", "step", { title: "", content: "" }) }, "ar")],
];

it.each(STEPS)("as HTML %s is what the player draws", (_, each) => {
  const drawn = document.createElement("div");
  render(h(StepCard, each), drawn);
  const written = document.createElement("div");
  written.innerHTML = markup(h(StepCard, each));
  expect(written.innerHTML).toBe(drawn.innerHTML);
  expect(written.querySelector("[data-part=card]")).not.toBeNull();
});

it("makes a document that its own policy lets be shown: no script, its style by hash, every text escaped", () => {
  const title = '</title><script>alert(1)</script>"';
  const { html, policy } = renderStep(shown({ step: step("a", "slide", { title, content: "<img src=x onerror=alert(1)>" }) }));
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";
  expect(policy).toContain(`style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`);
  expect(policy).not.toContain("script-src");
  expect(html).not.toMatch(/<script|<img| style=/);
  const parsed = new DOMParser().parseFromString(html, "text/html");
  expect(parsed.querySelector("h2")?.textContent).toBe(title);
  expect(parsed.querySelector(".foot .grow")?.textContent).toBe("Step 1 of 3");
});

it("keeps the line breaks of a text, and nothing else of it is more than text (specification 1, section 5: Rich text)", () => {
  const { html } = renderStep(shown({ step: step("a", "slide", { content: "One\n\nTwo <b>bold</b>" }) }));
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const text = [...parsed.querySelectorAll("[data-part=card] *")].findLast((each) => each.textContent?.startsWith("One"));
  expect([text?.textContent, text?.children.length]).toEqual(["One\n\nTwo <b>bold</b>", 0]);
  const styles = fs.readFileSync(path.join(import.meta.dirname, "../widgets/card.css"), "utf8");
  expect(styles).toMatch(new RegExp(`\\.${text?.className || "none"} {[^}]*white-space: pre-line;`));
});

it("draws into a shadow root of an element, and again what changed", () => {
  const element = document.createElement("div");
  document.body.append(element);
  drawStep(element, shown({}));
  drawStep(element, shown({ step: step("a", "slide", { title: "Other" }), index: 1 }));
  const root = element.shadowRoot!;
  expect(root.querySelectorAll("[data-part=card]")).toHaveLength(1);
  expect([root.querySelector("h2")?.textContent, root.querySelector(".foot .grow")?.textContent]).toEqual(["Other", "Step 2 of 3"]);
  expect(root.adoptedStyleSheets).toHaveLength(1);
  expect(element.style.getPropertyValue("--main")).toBe("#0098ff");
});

it("draws a popup as it is typed, with what its buttons say where nothing is typed: one that starts no guide is closed, not left", () => {
  const { style, texts } = shown({});
  const promotion = newPromotion({ en: { title: "Welcome <b>", subtitle: "Have a look" } });
  const drawn = (isGuided: boolean, more: Partial<typeof promotion> = {}) => {
    const element = document.createElement("div");
    document.body.append(element);
    const typed = { promotion: { ...promotion, ...more }, language: "en", hero: "Show me", isGuided, title: "Acme", style, texts };
    drawPromotion(element, typed);
    const root = element.shadowRoot!;
    const buttons = [...root.querySelectorAll("button")].map((each) => each.getAttribute("aria-label") ?? each.textContent);
    return [root.querySelector("h2")?.textContent, ...buttons];
  };
  expect(drawn(true)).toEqual(["Welcome <b>", "Leave this guide", "Later", "Show me"]);
  expect(drawn(false, { texts: {} })).toEqual(["Acme", "Close", "Later"]);
  expect(drawn(true, { laterButton: false, texts: {} })).toEqual(["Acme", "Leave this guide", "Show me"]);
});
