import type { IncomingEvent } from "./event-schema.ts";

const DAY_MILLISECONDS = 86_400_000;

/** An event as the insert statement reads it: names of the columns, times in ISO 8601. */
export type EventRow = Record<string, unknown> & { property_id: number; id: string };

/**
 * A clock more than a day ahead is wrong: then the time of arrival counts. At privacy level 0 neither session nor page nor
 * company is kept.
 */
export function toRow(propertyId: number, event: IncomingEvent, now: number, privacyLevel: number): EventRow {
  const behaviour = privacyLevel >= 1;
  const occurred = Date.parse(event.occurred);
  return {
    property_id: propertyId,
    id: event.id,
    kind: event.kind,
    catalogue: event.catalogue,
    user_id: event.user,
    anonymous_id: event.anonymous,
    company_key: behaviour ? event.company : undefined,
    session_id: behaviour ? event.session : undefined,
    seq: behaviour ? event.seq : undefined,
    occurred_at: occurred > now + DAY_MILLISECONDS ? new Date(now).toISOString() : event.occurred,
    language: event.language,
    path: behaviour ? event.path?.split(/[?#]/, 1)[0] : undefined,
    content_type: event.content?.type,
    content_id: event.content?.id,
    content_version: event.content?.version,
    step_id: event.step,
    run_id: event.run,
    payload: event.payload,
  };
}
