import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { ParsedBody } from "#app/contracts/call.ts";
import type { copilotSettingCalls } from "#app/contracts/copilot-settings.ts";
import { type CopilotSettings, copilotSettingsOf } from "#app/domain/copilot/settings.ts";
import { stylingsOf } from "#app/domain/player/stylings.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse, requireRevision } from "#server/http/refusal.ts";
import { requireReferences } from "#server/resources/named/references.ts";

type Stored = { settings: Record<string, unknown>; stylings: Record<string, unknown>; revision: number };
type Kept = CopilotSettings & { enabled: boolean; privacyLevel: number; revision: number };

/** How a property's copilot is set, with the property's revision. @throws Refusal 404 */
export async function readCopilot(db: Database, propertyId: number): Promise<Kept> {
  return toWire(await storedIn(db, propertyId).executeTakeFirstOrThrow(refuse.notFound));
}

/**
 * Changes it, and raises the property's revision unless nothing changes; what is left out stays.
 * @throws Refusal 404; 409 when the property was changed since; 422 for a segment that it does not have
 */
export async function changeCopilot(
  db: Database,
  propertyId: number,
  { revision: sent, enabled, ...change }: ParsedBody<typeof copilotSettingCalls.updateCopilot>,
): Promise<Kept> {
  return db.transaction().execute(async (trx) => {
    const before = await storedIn(trx, propertyId).forNoKeyUpdate().executeTakeFirstOrThrow(refuse.notFound);
    await requireRevision(sent, before.revision, () => toWire(before));
    await requireReferences(trx, propertyId, { segment: change.userSegmentId }, () => "userSegmentId");
    const { userSegmentId, ...known } = { ...copilotSettingsOf(before.settings), ...change };
    // What another release keeps there stays, too.
    const copilot = { ...(before.settings.copilot as object | undefined), ...known };
    const after = {
      settings: { ...before.settings, copilot, copilotSegment: userSegmentId },
      stylings: { ...before.stylings, ...(enabled !== undefined && { enableCopilot: enabled }) },
    };
    if (isDeepStrictEqual(toWire({ ...after, revision: before.revision }), toWire(before))) return toWire(before);
    await trx
      .updateTable("properties")
      .set({ settings: JSON.stringify(after.settings), stylings: JSON.stringify(after.stylings) })
      .set({ revision: before.revision + 1, updated_at: sql`now()` })
      .where("id", "=", propertyId)
      .execute();
    return toWire({ ...after, revision: before.revision + 1 });
  });
}

const storedIn = (db: Database, propertyId: number) =>
  db.selectFrom("properties").select(["settings", "stylings", "revision"]).where("id", "=", propertyId);

function toWire({ settings, stylings, revision }: Stored): Kept {
  const { enableCopilot: enabled, privacyLevel } = stylingsOf(stylings);
  return { enabled, ...copilotSettingsOf(settings), privacyLevel, revision };
}
