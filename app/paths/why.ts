import { withQuery } from "./with-query.ts";

/** What the Why page is asked: who, where, when, in which language; `item` is "guide.5", `tags` are ids separated by commas; `show` and `search` choose among the items. */
export type WhyQuery = Partial<Record<"person" | "url" | "at" | "lang" | "tags" | "item" | "show" | "search" | "page", string | undefined>>;

export const whyPaths = (base: string) => ({
  why: (query?: WhyQuery) => withQuery(base, query),
  whyInApplication: (query?: Pick<WhyQuery, "url">) => withQuery(`${base}/in-application`, query),
  /** `back` is the page that it was asked for on. */
  frequency: (back?: string) => withQuery(`${base}/frequency`, { return: back }),
  whyWeek: (query?: WhyQuery) => withQuery(`${base}/week`, query),
});
