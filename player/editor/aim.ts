import type { SelectorConfig } from "#app/domain/guides/selector-config.ts";
import type { StepShape } from "#app/domain/guides/step.ts";
import { nameOf, roleOf, tagOf } from "#player/targets/words.ts";
import { captureTarget } from "./capture-target.ts";
import { type Stand, standOf } from "./stand.ts";

/** What an element that is pointed at would be as a target: what it is, and how well it is known. */
export type Aim = { tag: string; role: string; name: string; stand: Stand };

export function aimAt(element: Element, step: StepShape, config: SelectorConfig, own: Element): Aim {
  const target = captureTarget(element, config);
  const pointed = { type: "step" as const, url: "", target, identifier: target.selector, selectors: [], targetText: "" };
  const stand = standOf({ ...step, ...pointed }, own);
  return { tag: tagOf(element), role: roleOf(element), name: writtenName(element), stand };
}

/** A name as the page writes it: names are compared in small letters. */
export function writtenName(element: Element): string {
  const name = nameOf(element);
  const { labels } = element as HTMLInputElement;
  const said = [element.getAttribute("aria-label"), element.textContent, ...Array.from(labels ?? [], (label) => label.textContent)];
  return said.map((text) => (text ?? "").replace(/\s+/g, " ").trim()).find((text) => text.toLowerCase() === name) ?? name;
}
