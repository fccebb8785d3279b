import { withQuery } from "./with-query.ts";

/** What the Why page is asked: who, where, when, in which language; `item` is "guide.5", `show` and `search` choose among the items. */
export type WhyQuery = Partial<Record<"person" | "url" | "at" | "lang" | "item" | "show" | "search" | "page", string | undefined>>;

export const whyPaths = (base: string) => ({
  why: (query?: WhyQuery) => withQuery(base, query),
  whyInApplication: (query?: Pick<WhyQuery, "url">) => withQuery(`${base}/in-application`, query),
  frequency: () => `${base}/frequency`,
  whyWeek: (query?: WhyQuery) => withQuery(`${base}/week`, query),
});
