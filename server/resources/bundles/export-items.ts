import { BUNDLE_KINDS, type BundleKind, canonical } from "#app/domain/bundles/bundle.ts";
import type { Database } from "#server/database/tables.ts";
import { BUNDLE_WORK, type Value } from "./kinds.ts";
import { idsForBundle } from "./origins.ts";
import { storedItems } from "./stored.ts";

/** What to export: everything, or these guides and chapters, the guides in these, and what they name. */
export type Chosen = { guides?: number[] | undefined; chapters?: number[] | undefined };
export type Wanted = Record<BundleKind, number[] | undefined>;

/** The ids that are exported, by kind; undefined is all of them. */
export async function wantedItems(db: Database, propertyId: number, { guides, chapters }: Chosen): Promise<Wanted> {
  if (!guides && !chapters) return Object.fromEntries(BUNDLE_KINDS.map((kind) => [kind, undefined])) as Wanted;
  const inChapters = await db
    .selectFrom("guides")
    .select("id")
    .where("property_id", "=", propertyId)
    .where("chapter_id", "in", chapters?.length ? chapters : [0])
    .execute();
  const wanted: Record<BundleKind, Set<number>> = {
    guides: new Set([...(guides ?? []), ...inChapters.map(({ id }) => id)]),
    chapters: new Set(chapters),
    segments: new Set(),
    tags: new Set(),
    "page-segments": new Set(),
  };
  // What can name something comes after it in the list of kinds.
  for (const kind of BUNDLE_KINDS.toReversed()) {
    for await (const items of storedItems(db, propertyId, kind, [...wanted[kind]])) {
      for (const { value } of items) {
        BUNDLE_WORK[kind].mapped(value, (named, id) => {
          if (Number(id) > 0 && named !== "guides" && named !== "chapters") wanted[named].add(Number(id));
          return id;
        });
      }
    }
  }
  return Object.fromEntries(BUNDLE_KINDS.map((kind) => [kind, [...wanted[kind]]])) as Wanted;
}

/** How values are written into a bundle: their own ids there, and those of what they name. */
export async function bundleIds(db: Database, propertyId: number) {
  const ids = new Map<BundleKind, Map<number, string>>();
  for (const kind of BUNDLE_KINDS) ids.set(kind, await idsForBundle(db, propertyId, kind));
  const of = (kind: BundleKind, id: unknown) => ids.get(kind)?.get(Number(id)) ?? null;
  return {
    of,
    /** An item as its file has it. What is live and is the draft is not written twice. */
    item(kind: BundleKind, id: number, position: number, value: Value): Value {
      const { live, ...rest } = BUNDLE_WORK[kind].mapped(value, of);
      const shown = live !== undefined && { isLive: live !== null, live: canonical(live) === canonical(rest.draft) ? null : live };
      return { id: of(kind, id), position, ...rest, ...shown };
    },
  };
}
