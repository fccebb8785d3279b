import { copilotCalls as calls } from "#app/contracts/copilot.ts";
import { writeSegmentByRules } from "#server/ai/rules/write-segment.ts";
import type { SegmentWriter } from "#server/ai/segment-writer.ts";
import type { Database } from "#server/database/tables.ts";
import { callerFor, requireMay } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { storedAttributes } from "#server/resources/attributes/definitions.ts";
import { guideTitles } from "#server/resources/guides/rows.ts";

/** Filters from a sentence. What reads it is behind a port: rules, unless another writer is given. */
export function copilotRoutes(api: Api, write: SegmentWriter = writeSegmentByRules): void {
  const { db } = api.parts;

  on(api, calls.describeSegment, async ({ body: { description, attributes, propertyId, companyId }, caller: { claims } }) => {
    const caller = await callerFor(db, claims, { property: String(propertyId) });
    if (companyId !== undefined && companyId !== caller.companyId) throw refuse.notFound();
    requireMay(caller, "edit", "users");
    const known = await knownAttributes(db, caller.companyId, propertyId);
    const asked = attributes && new Set(attributes.map(({ key }) => key));
    return write(description, {
      attributes: asked ? known.filter(({ key }) => asked.has(key)) : known,
      guides: await guideTitles(db, propertyId),
    });
  });
}

/** The attributes that a property sees and that are not archived. */
async function knownAttributes(db: Database, companyId: number, propertyId: number) {
  const stored = await storedAttributes(db, { companyId, propertyId });
  return stored.map(({ key, display_name, data_type }) => ({ key, name: display_name, type: data_type }));
}
