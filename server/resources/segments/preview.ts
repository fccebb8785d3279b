import { segmentCalls } from "#app/contracts/segments.ts";
import { MOST_COUNTED } from "#app/domain/users/person-limits.ts";
import { cachedFor } from "#server/cached-for.ts";
import { type Api, on } from "#server/http/on.ts";
import { toForeignUser } from "#server/resources/users/wire.ts";
import { findPeople } from "./find-people.ts";
import { aboutHowMany } from "./sample.ts";

const KEPT_MILLISECONDS = 60_000;

/** Whom some filters find, before they are those of a segment. */
export function segmentPreviewRoutes(api: Api): void {
  const { db } = api.parts;
  const sizeOf = cachedFor(KEPT_MILLISECONDS, (propertyId) => aboutHowMany(db, propertyId));

  on(api, segmentCalls.previewSegment, async ({ query: { page, limit }, body: filter, caller }) => {
    const { rows, count, all } = await findPeople(db, caller.propertyId, filter, { page, limit }, sizeOf);
    const total = Math.min(count.people, MOST_COUNTED + 1);
    return { data: rows.map(toForeignUser), pagination: { page, limit, total }, count, all };
  });
}
