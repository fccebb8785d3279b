import { getShellProperty } from "#app/api/properties.server.ts";
import { isLocalTime, momentOf } from "#app/features/audience/local-time.server.ts";
import type { WhyQuery } from "#app/paths/why.ts";
import type { Viewer } from "#app/session/viewer.ts";

const LONGEST = { person: 200, url: 2000, lang: 35, search: 200, item: 40 } as const;
const MOST_TAGS = 100;

/** What the address of a Why page asks, what is wrong with it, and the time zone that its moment is told in. */
export type AskedWhy = {
  query: WhyQuery;
  /** The moment as ISO 8601; undefined for now. */
  at: string | undefined;
  problem: "why_error_at" | null;
  timeZone: string;
  /** Whether this viewer knows an address of the application. */
  hasApplication: boolean;
};

/** A moment is `2026-11-23T10:00` in the property's time zone, as a browser's control has it. */
export async function readWhyQuery(request: Request, viewer: Viewer): Promise<AskedWhy> {
  const { searchParams } = new URL(request.url);
  const { timeZone, url: application } = await getShellProperty(viewer);
  const text = (name: keyof typeof LONGEST) => (searchParams.get(name) ?? "").trim().slice(0, LONGEST[name]) || undefined;
  const said = (searchParams.get("at") ?? "").trim().slice(0, 40);
  const at = momentIn(said, timeZone);
  const show = ["shown", "hidden"].find((each) => each === searchParams.get("show"));
  return {
    query: {
      person: text("person"),
      url: text("url"),
      lang: languageIn(text("lang")),
      tags: tagsIn(searchParams.getAll("tags")),
      at: said || undefined,
      item: text("item"),
      search: text("search"),
      show,
    },
    at,
    problem: said !== "" && at === undefined ? "why_error_at" : null,
    timeZone,
    hasApplication: Boolean(application),
  };
}

const languageIn = (text: string | undefined) => (text && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(text) ? text : undefined);

/** Boxes send their parameter once each, links all ids in one. */
const tagsIn = (said: string[]) =>
  said
    .flatMap((each) => each.split(","))
    .filter((each) => /^[1-9]\d{0,8}$/.test(each))
    .slice(0, MOST_TAGS)
    .join(",") || undefined;

/** The upstream takes no moment before 1900. */
function momentIn(said: string, timeZone: string): string | undefined {
  return isLocalTime(said) && said >= "1900" ? (momentOf(said, timeZone) ?? undefined) : undefined;
}
