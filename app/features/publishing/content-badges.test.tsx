import { expect, test } from "vitest";
import type { Guide } from "#app/api/guides.server.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { ContentBadges } from "./content-badges.tsx";

const NOTHING_PLANNED = { publishAt: null, unpublishAt: null, review: null } as unknown as Guide["publishing"];

test.each([
  ["public", "good", "Live"],
  ["private", "neutral", "Draft"],
  ["deleted", "neutral", "Archived"],
] as const)("section 4: the status dot of a guide that is %s is %s, beside the word %s", async (visibility, tone, word) => {
  const html = await markupAt("/", <ContentBadges of={{ visibility, hasUnpublishedChanges: false, publishing: NOTHING_PLANNED }} />);
  const [badge = ""] = /<span[^>]*class="[^"]*dot[^"]*"[^>]*>[^<]*</.exec(html) ?? [];
  expect([badge.includes(tone), badge.includes(`>${word}<`)]).toEqual([true, true]);
});
