import type { WireCopyResult } from "#app/contracts/guide-copies.ts";
import type { BundleKind } from "#app/domain/bundles/bundle.ts";
import type { Place } from "#server/resources/bundles/kind-work.ts";
import { BUNDLE_WORK, type Value } from "#server/resources/bundles/kinds.ts";
import { itemsNamed } from "#server/resources/bundles/known-content.ts";
import { storedItem } from "#server/resources/bundles/stored.ts";
import { lockChapters, lockProperty } from "#server/resources/content/locks.ts";

type Left = WireCopyResult["left"];

/**
 * Adds a guide of another property to one, private, with those segments, page segments and tags that have the same names there. To be called
 * in a transaction. A chapter that is gone by now leaves it unsorted.
 * @returns its id, and the names of what is left out
 */
export async function inTarget(place: Place, sourceProperty: number, value: Value): Promise<{ id: number; left: Left }> {
  const { trx, propertyId } = place;
  await lockProperty(trx, propertyId);
  const chapter = Number(value.chapter) || 0;
  const [present = 0] = chapter === 0 ? [] : await lockChapters(trx, propertyId, [chapter]);
  const named: { kind: BundleKind; id: number }[] = [];
  const { mapped, add, aim } = BUNDLE_WORK.guides;
  mapped(value, (kind, id) => {
    if (Number(id) > 0 && kind !== "chapters") named.push({ kind, id: Number(id) });
    return id;
  });
  const found = new Map<string, number>();
  const left: Left = [];
  for (const { kind, id } of named) {
    const work = BUNDLE_WORK[kind];
    const item = await storedItem(trx, sourceProperty, kind, id);
    const name = item ? String(item.value.name) : "";
    const [same] = (await itemsNamed(trx, work.table, propertyId, [name])).get(name) ?? [];
    if (same !== undefined) found.set(`${kind}/${id}`, same);
    else left.push({ kind: kind as Left[number]["kind"], name });
  }
  const own = mapped(value, (kind, id) => (kind === "chapters" ? present : (found.get(`${kind}/${id}`) ?? 0)));
  const id = await add(place, own);
  await aim?.(place, id, own);
  return { id, left };
}
