import { createHash } from "node:crypto";
import { sql } from "kysely";
import { BUNDLE_KINDS, type BundleKind, canonical } from "#app/domain/bundles/bundle.ts";
import { isStorable } from "#app/domain/storable-text.ts";
import { seen } from "#server/database/lowered.ts";
import type { Database } from "#server/database/tables.ts";
import type { Languages } from "#server/resources/languages/languages.ts";
import type { Stored } from "./kind-work.ts";
import { BUNDLE_WORK, type Value } from "./kinds.ts";
import { idsByOrigin, imagesByOrigin } from "./origins.ts";
import type { BundledItem } from "./read-bundle.ts";
import { storedItems } from "./stored.ts";

/** An item of the property, for comparing: what it holds as digests, and for content its revision. */
export type KnownItem = { draft: string; audience: string; live: string | null; revision: number; isPlanned: boolean };

/** What a property has already, and how items of a bundle are found in it. */
export type KnownContent = {
  languages: Languages;
  items: Record<BundleKind, Map<number, KnownItem>>;
  byOrigin: Record<BundleKind, Map<string, number>>;
  /** By the names that items of the bundle have; content has titles, which tell nothing apart. */
  byName: Record<BundleKind, Map<string, number[]>>;
  images: Map<string, string>;
};

export async function knownContent(db: Database, propertyId: number, languages: Languages, items: BundledItem[]): Promise<KnownContent> {
  const known: KnownContent = {
    languages,
    items: forKinds(() => new Map()),
    byOrigin: forKinds(() => new Map()),
    byName: forKinds(() => new Map()),
    images: await imagesByOrigin(db, propertyId),
  };
  for (const kind of BUNDLE_KINDS) {
    const work = BUNDLE_WORK[kind];
    for await (const items of storedItems(db, propertyId, kind)) {
      for (const item of items) known.items[kind].set(item.id, toKnown(kind, item, languages));
    }
    known.byOrigin[kind] = await idsByOrigin(db, propertyId, kind);
    if (work.aim) continue;
    const names = items.filter((item) => item.kind === kind).map((item) => nameIn(item, languages.fallback));
    known.byName[kind] = await itemsNamed(db, work.table, propertyId, names);
  }
  return known;
}

export function toKnown(kind: BundleKind, { value, revision = 0, isPlanned = false }: Stored<Value>, { keys }: Languages): KnownItem {
  const work = BUNDLE_WORK[kind];
  const { draft, audience, live } = work.parts(work.inLanguages(value, keys));
  return {
    draft: digest(draft),
    audience: digest(audience),
    live: live === null ? null : digest(live),
    revision,
    isPlanned,
  };
}

export const digest = (value: unknown): string => createHash("sha256").update(canonical(value)).digest("base64url");

/** What an item of a bundle is called, as far as that can be read. */
export function nameIn({ kind, value, file }: BundledItem, fallback: string): string {
  try {
    return BUNDLE_WORK[kind].nameOf(value, fallback) || file;
  } catch {
    // Whatever stands in the file: what is wrong with it is told by its schema.
    return file;
  }
}

/** The items that have one of some names, as names are compared everywhere. */
export async function itemsNamed(db: Database, table: string, propertyId: number, names: unknown[]): Promise<Map<string, number[]>> {
  const texts = [...new Set(names)].filter((name): name is string => typeof name === "string" && name.length <= 500 && isStorable(name));
  const { rows } = await sql<{ name: string; ids: number[] }>`
    select wanted.name, array_agg(item.id order by item.id) as ids from unnest(${texts}::text[]) as wanted (name)
      join ${sql.table(table)} as item on ${seen(sql`item.name`)} = ${seen(sql`wanted.name`)}
    where item.property_id = ${propertyId} group by wanted.name`.execute(db);
  return new Map(rows.map(({ name, ids }) => [name, ids]));
}

function forKinds<T>(make: () => T): Record<BundleKind, T> {
  return Object.fromEntries(BUNDLE_KINDS.map((kind) => [kind, make()])) as Record<BundleKind, T>;
}
