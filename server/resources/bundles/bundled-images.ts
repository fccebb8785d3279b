import { createHash } from "node:crypto";
import type { FileStorage } from "@remix-run/file-storage";
import { withTexts } from "#app/domain/bundles/bundle.ts";
import type { Database } from "#server/database/tables.ts";
import { findImage, idInImageAddress } from "#server/resources/images/store.ts";
import { imagesByOrigin, noteOrigin } from "./origins.ts";

export type BundledImage = { id: string; file: string; origin: string; name: string };

/** The images of a property that values name by their addresses, each with its file in a bundle; found as they are asked for. */
export async function imagesForBundle({ db, files }: { db: Database; files: FileStorage }, propertyId: number, apiUrl: string) {
  const origins = new Map([...(await imagesByOrigin(db, propertyId))].map(([origin, id]) => [id, origin]).reverse() as [string, string][]);
  const known = new Map<string, BundledImage | null>();

  async function image(id: string): Promise<BundledImage | null> {
    const row = await findImage(db, propertyId, id);
    const stored = row && (await files.get(id));
    if (!stored) return null;
    const hash = createHash("sha256")
      .update(new Uint8Array(await stored.arrayBuffer()))
      .digest("hex");
    const origin = origins.get(id) ?? hash;
    if (!origins.has(id)) await noteOrigin(db, propertyId, "images", origin, id);
    return { id, file: `images/${hash}.${row.media_type === "image/gif" ? "gif" : "webp"}`, origin, name: row.name };
  }

  return {
    /** The value with the addresses of the property's own images replaced by their files. */
    async replaced<V>(value: V): Promise<V> {
      const found = new Set<string>();
      withTexts(value, (text) => {
        const id = idInImageAddress(text, apiUrl);
        if (id) found.add(id);
        return text;
      });
      for (const id of found) if (!known.has(id)) known.set(id, await image(id));
      return withTexts(value, (text) => known.get(idInImageAddress(text, apiUrl) ?? "")?.file ?? text);
    },
    all: () => [...known.values()].filter((each) => each !== null),
  };
}
