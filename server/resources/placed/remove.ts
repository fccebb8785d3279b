import type { DatabaseTransaction } from "#server/database/tables.ts";
import { forgetFailures, NOTHING_KEPT } from "#server/events/target-failures.ts";
import { requireRevision } from "#server/http/refusal.ts";
import { deleteItem, openItem } from "#server/resources/named/items.ts";
import type { Allow } from "./columns.ts";
import type { PlacedKind } from "./kinds.ts";
import { toWirePlaced } from "./wire.ts";

const TYPES = { tooltips: "tooltip", validators: "validator" } as const;

/** Deletes one, with what is noted of its failures. @throws Refusal 401 by `allow`; 404; 409 when it was changed since */
export async function removePlaced(
  trx: DatabaseTransaction,
  kind: PlacedKind,
  propertyId: number,
  id: number,
  revision: number | undefined,
  allow: Allow,
): Promise<void> {
  const before = await openItem(trx, kind, propertyId, id);
  allow(before);
  await requireRevision(revision, before.revision, () => toWirePlaced(before));
  await forgetFailures(trx, { propertyId, type: TYPES[kind], id }, NOTHING_KEPT);
  await deleteItem(trx, kind, before);
}
