import { decodeHTML } from "entities";
import type { SavedStep } from "#app/contracts/steps.ts";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import { EMPTY_STEP_TEXTS, emptyStep } from "#app/domain/guides/step.ts";
import { isWebAddress } from "#app/domain/urls/web-address.ts";
import type { Literal } from "./literal.server.ts";

/** A step, and how many of its texts were cut to their limit. */
export type ReadStep = { step: SavedStep; cut: number };

/** A step as a tour of driver.js, Shepherd.js or Intro.js describes it. One without a selector becomes a slide. */
export function stepOf(said: Record<string, Literal>, number: number): ReadStep {
  const popover = isRecord(said.popover) ? said.popover : {};
  const attachTo = isRecord(said.attachTo) ? said.attachTo : {};
  const target = [said.element, attachTo.element].find((each): each is string => typeof each === "string") ?? "";
  const selector = target.trim();
  const identifier = selector.length <= GUIDE_LIMITS.selector ? selector : "";
  const heading = plain(firstText(popover.title, said.title));
  const html = firstText(popover.description, said.intro, said.text);
  const content = plain(html);
  const step = emptyStep(`tour-${number}`, identifier ? "step" : "slide");
  const title = beginningOf(heading, GUIDE_LIMITS.stepTitle);
  return {
    step: {
      ...step,
      ...EMPTY_STEP_TEXTS,
      identifier,
      title: title.replaceAll("\n", " "),
      content: beginningOf(content, GUIDE_LIMITS.content),
      media: imageIn(html),
      clickable: !(said.disableActiveInteraction === true || said.disableInteraction === true || said.canClickTarget === false),
      nextWhen: identifier && advancesByClick(said.advanceOn, identifier) ? "click" : "button",
    },
    cut: Number(heading.length > GUIDE_LIMITS.stepTitle) + Number(content.length > GUIDE_LIMITS.content),
  };
}

const isRecord = (value: Literal): value is Record<string, Literal> => typeof value === "object" && value !== null && !Array.isArray(value);

/** The first that says something; Shepherd.js takes a list of paragraphs, too. */
function firstText(...values: Literal[]): string {
  const texts = values.map((value) =>
    Array.isArray(value) ? value.filter((each) => typeof each === "string").join("\n") : typeof value === "string" ? value : "",
  );
  return texts.find((text) => text.trim() !== "") ?? "";
}

/** Cut between characters, never within one. */
const beginningOf = (text: string, limit: number) => text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, "");

/**
 * Texts of guides have line breaks only: markup becomes plain text (specification 1, section 5). What no text can hold is left out. Tags end
 * where another begins, so that a hundred thousand of them that never close are read once.
 */
function plain(html: string): string {
  const broken = html.replaceAll(/<br\s*\/?>|<\/(?:p|div|li|h[1-6])>/gi, "\n");
  return decodeHTML(broken.replaceAll(/<[^<>]*>/g, ""))
    .replaceAll("\u0000", "")
    .replaceAll(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ *\n */g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

function imageIn(html: string): SavedStep["media"] {
  const [image = ""] = /<img\b[^<>]*>/i.exec(html) ?? [];
  const [, src = ""] = /\ssrc\s*=\s*["']([^"']+)["']/i.exec(image) ?? [];
  const url = decodeHTML(src);
  return url.length <= GUIDE_LIMITS.url && isWebAddress(url) ? { type: "image", url, title: "" } : null;
}

function advancesByClick(advanceOn: Literal | undefined, selector: string): boolean {
  return isRecord(advanceOn ?? null) && (advanceOn as Record<string, Literal>).event === "click"
    ? [undefined, selector].includes((advanceOn as Record<string, string>).selector)
    : false;
}
