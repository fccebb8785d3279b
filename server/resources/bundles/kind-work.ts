import type { z } from "zod";
import type { BundleKind } from "#app/domain/bundles/bundle.ts";
import type { Database } from "#server/database/tables.ts";
import type { Author } from "#server/resources/content/author.ts";

/** What an id becomes that an item names: of a property (0 is none) in a bundle (null is none), or the other way round. */
export type MapId = (kind: BundleKind, id: unknown) => unknown;

/** Where an item is written, and by whom. `fallback` is the property's default language. */
export type Place = { trx: Database; propertyId: number; author: Author; fallback: string };

/** `revision` and `isPlanned` (its publication is) are those of content. */
export type Stored<V> = { id: number; value: V; position: number; revision?: number; isPlanned?: boolean };

/** Which items are read at once: they hold all that they say, so that many fill the memory. */
export type Portion = { after?: number; limit: number; ids?: number[] | undefined };

/** How items of one kind go into bundles and come out of them. A value is in the words of the calls, with the ids of a property. */
export type KindWork<V> = {
  table: "page_segments" | "tags" | "segments" | "chapters" | "guides";
  schema: z.ZodType<V>;
  /** What people call it; a title in the property's default language, or in any. */
  nameOf(value: V, fallback: string): string;
  /** The value with every id that it names replaced. */
  mapped(value: V, map: MapId): V;
  /** Only the texts in these languages, as they would be stored. */
  inLanguages(value: V, languages: readonly string[]): V;
  /** What of it holds as soon as it is written, and what is a draft until it is published, for comparing. */
  parts(value: V): { draft: unknown; audience: unknown; live: unknown };
  /** Items of a property that are not archived, by id, behind one, at most so many; of all, or of those that are named. See `stored.ts`. */
  stored(db: Database, propertyId: number, wanted: Portion): Promise<Stored<V>[]>;
  /** Adds it, private; content without its audience. @throws Refusal as its call */
  add(place: Place, value: V): Promise<number>;
  /** Changes it; of content the draft alone. @throws Refusal as its call */
  change(place: Place, id: number, value: V): Promise<void>;
  /** Who sees content where and when: holds at once. */
  aim?(place: Place, id: number, value: V): Promise<void>;
  /** Publishes what was live, and keeps the draft. @throws Refusal as publishing does */
  publish?(place: Place, id: number, value: V): Promise<void>;
};
