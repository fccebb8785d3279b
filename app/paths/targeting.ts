import { type Query, withQuery } from "./with-query.ts";

type Id = string | number;

/** Page segments, tags and journeys; `lists` is the address that their lists are below. */
export const targetingPaths = (lists: string) => {
  const one = (list: string, id: Id) => `${lists}/${list}/${encodeURIComponent(id)}`;
  const removeOne = (list: string, id: Id, returnTo?: string) => withQuery(`${one(list, id)}/delete`, { return: returnTo });
  return {
    pageSegments: (query?: Query) => withQuery(`${lists}/page-segments`, query),
    createPageSegment: () => `${lists}/page-segments/create`,
    pageSegment: (pageSegment: Id, test?: string) => withQuery(one("page-segments", pageSegment), { test }),
    copyPageSegment: (pageSegment: Id) => `${one("page-segments", pageSegment)}/copy`,
    removePageSegment: (pageSegment: Id, returnTo?: string) => removeOne("page-segments", pageSegment, returnTo),
    tags: (query?: Query) => withQuery(`${lists}/tags`, query),
    createTag: () => `${lists}/tags/create`,
    tag: (tag: Id) => one("tags", tag),
    removeTag: (tag: Id, returnTo?: string) => removeOne("tags", tag, returnTo),
    journeys: (query?: Query) => withQuery(`${lists}/tags/journeys`, query),
    createJourney: () => `${lists}/tags/journeys/create`,
    journey: (journey: Id) => one("tags/journeys", journey),
    removeJourney: (journey: Id, returnTo?: string) => removeOne("tags/journeys", journey, returnTo),
  };
};
