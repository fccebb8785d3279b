import { internalEventCalls as calls, type WireInternalEvent } from "#app/contracts/internal-events.ts";
import type { Claims } from "#app/domain/access/claims.ts";
import { companyOfProperty } from "#app/domain/access/roles.ts";
import { type Api, on } from "#server/http/on.ts";

export function internalEventRoutes(api: Api): void {
  on(api, calls.addInternalEvents, async ({ body, caller }) => {
    const rows = body.data.map((event) => ({
      id: event.clientUuid,
      manager_id: caller.claims.sub,
      ...tenantOf(caller.claims, event),
      kind: event.name,
      payload: JSON.stringify({ subject: event.subject, context: event.context, companyId: event.companyId, version: event.version }),
      occurred_at: event.clientTimestamp,
    }));
    await api.parts.db
      .insertInto("internal_events")
      .values(rows)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    return { accepted: rows.length };
  });
}

/**
 * The property and company of an event count only if the manager has a role there; the property determines its company.
 * The payload keeps what was sent.
 */
function tenantOf(claims: Claims, { context: { propertyId }, companyId }: WireInternalEvent) {
  const ofProperty = propertyId === null ? null : companyOfProperty(claims, propertyId);
  if (ofProperty !== null) return { company_id: ofProperty, property_id: propertyId };
  const known = companyId !== null && Object.hasOwn(claims.companyProperties, String(companyId));
  return { company_id: known ? companyId : null, property_id: null };
}
