import { internalEventCalls as calls } from "#app/contracts/internal-events.ts";
import type { Claims } from "#app/domain/access/claims.ts";
import { companyOfProperty } from "#app/domain/access/roles.ts";
import { type Api, on } from "../../http/on.ts";

export function internalEventRoutes(api: Api): void {
  on(api, calls.addInternalEvents, async ({ body, caller }) => {
    const rows = body.data.map((event) => ({
      id: event.clientUuid,
      manager_id: caller.claims.sub,
      ...tenantOf(caller.claims, event.context.propertyId),
      kind: event.name,
      payload: JSON.stringify({ subject: event.subject, context: event.context }),
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

/** The property an event names counts only when the manager has a role there; its company follows from it. */
function tenantOf(claims: Claims, propertyId: number | null) {
  const companyId = propertyId === null ? null : companyOfProperty(claims, propertyId);
  return { company_id: companyId, property_id: companyId === null ? null : propertyId };
}
