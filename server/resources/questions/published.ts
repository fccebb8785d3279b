import type { Bundle } from "#app/domain/player/bundle.ts";
import { ruledItems } from "#app/domain/player/ruled-items.ts";
import { FOUND_LANGUAGE } from "#app/domain/player/rules.ts";
import type { SearchItem } from "#app/domain/search/items-of.ts";
import type { SearchIndex } from "#app/domain/search/search-index.ts";
import { isOffered } from "#app/domain/targeting/audience.ts";
import { NOTHING_BEFORE } from "#app/domain/targeting/item.ts";
import { pageAt } from "#app/domain/targeting/page-facts.ts";
import { NO_LIMITS } from "#app/domain/targeting/showing.ts";
import type { Answered } from "#server/ai/answerer.ts";
import { partAround } from "./part-around.ts";

/** What is shown of a document that has a page of its own, and of an uploaded text, which has none, in characters. */
export const SHOWN = { page: 160, text: 2000 };

/** What is published in a language, ready to be asked. */
export type Published = { bundle: Bundle; index: SearchIndex<SearchItem> };
/** Who asks and where: user segments by id, an address, and the tags on its page. */
type Asking = { segments: readonly number[]; url: string; tags: readonly number[] };

/** Whether somebody is offered an item there, by the rules that the player itself goes by. Documents are for everybody. */
export function offeredTo(
  { bundle }: Published,
  { segments, url, tags }: Asking,
): (item: { kind: SearchItem["kind"]; id: number }) => boolean {
  const page = pageAt(url, new Map(bundle.targeting?.pageSegments.map((each) => [each.id, each])), new Set(tags));
  const situation = {
    ...{ segments: new Set(segments), page, at: Date.now(), language: FOUND_LANGUAGE, standard: FOUND_LANGUAGE },
    ...{ history: NOTHING_BEFORE, frequency: NO_LIMITS },
  };
  const offered = new Set(ruledItems(bundle).flatMap((item) => (isOffered(item, situation) ? [`${item.type}s ${item.id}`] : [])));
  return ({ kind, id }) => kind === "documents" || offered.has(`${kind} ${id}`);
}

/** An answer as it is sent, with the guide that it starts, where that is offered. */
export function toWireAnswer({ sources, quotes, byRules }: Answered, { bundle }: Published, isOffered: ReturnType<typeof offeredTo>) {
  const [best] = sources;
  const called = bundle.messages?.find(({ type, id }) => best?.kind === "announcements" && type === "announcement" && id === best.id);
  const guide = best?.kind === "guides" ? best.id : called?.type === "announcement" ? called.guide?.id : undefined;
  return {
    found: sources.length > 0,
    quotes,
    sources: sources.map((source) => ({
      ...{ kind: source.kind, id: source.id, title: source.said[0] },
      ...(source.kind === "documents" && {
        address: source.address,
        text: partAround(source.said[3], quotes, source.address === null ? SHOWN.text : SHOWN.page),
      }),
    })),
    guide: guide !== undefined && isOffered({ kind: "guides", id: guide }) ? guide : null,
    byRules,
  };
}
