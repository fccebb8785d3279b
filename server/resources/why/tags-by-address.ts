import type { Gate } from "#app/domain/targeting/gate.ts";
import type { Item } from "#app/domain/targeting/item.ts";
import type { Page } from "#app/domain/targeting/page-facts.ts";
import { meetsUrlRule } from "#app/domain/urls/url-rule.ts";
import type { KeptState } from "./kept-state.ts";

/** The tags of a page by id: those that are on it, and those of which nobody knows. */
export type KnownTags = { present: ReadonlySet<number>; unknown: ReadonlySet<number> };

/** What an address alone says of tags: where its rules fit, one without a selector is there, and one with a selector may be. */
export function tagsByAddress(tags: KeptState["tags"], answers: Page["answers"], url: string): KnownTags {
  const fitting = [...tags].filter(
    ([, { urlRule, pageSegment }]) =>
      (urlRule === "" || meetsUrlRule(urlRule, url)) && (pageSegment === 0 || answers.get(pageSegment)?.shows === true),
  );
  const [present, unknown] = [new Set<number>(), new Set<number>()];
  for (const [id, { selector }] of fitting) (selector === "" ? present : unknown).add(id);
  return { present, unknown };
}

/** A gate that tags decide, with those that may be on the page although nobody knows. */
export function withUnknownTags(gate: Gate, item: Item, { present, unknown }: KnownTags): Gate {
  const maybe = ({ tags: { list } }: Item) => (list.some((id) => present.has(id)) ? [] : list.filter((id) => unknown.has(id)));
  if (gate.gate === "tags") return { ...gate, unknown: maybe(item) };
  const isOpen = gate.gate === "chapter" && (gate.because === null || gate.because === "tags");
  return isOpen && item.chapter ? { ...gate, unknown: maybe(item.chapter) } : gate;
}
