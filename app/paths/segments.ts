import { type Query, withQuery } from "./with-query.ts";

type Id = string | number;

/** User segments; `base` is the address of their list. What is written in the builder is in its address. */
export const segmentPaths = (base: string) => {
  const one = (segment: Id) => `${base}/${encodeURIComponent(segment)}`;
  const builder = (segment: Id, state: [string, string][] = [], hash = "") => {
    const written = new URLSearchParams(state).toString();
    return `${withQuery(`${base}/builder`, { segment })}${written && `&${written}`}${hash && `#${hash}`}`;
  };
  return {
    segments: (query?: Query) => withQuery(base, query),
    createSegment: () => `${base}/create`,
    segment: builder,
    segmentCount: () => `${base}/builder/count`,
    describeSegment: (segment: Id) => withQuery(`${base}/builder/describe`, { segment }),
    duplicateSegment: (segment: Id) => `${one(segment)}/copy`,
    deleteSegment: (segment: Id, returnTo?: string) => withQuery(`${one(segment)}/delete`, { return: returnTo }),
  };
};
