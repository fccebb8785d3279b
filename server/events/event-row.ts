import { keptPart } from "#app/domain/analytics/event-catalogue.ts";
import type { IncomingEvent } from "./event-schema.ts";

const DAY_MILLISECONDS = 86_400_000;

/** An event as the insert statement reads it: names of the columns, times in ISO 8601. */
export type EventRow = Record<string, unknown> & { property_id: number; id: string };

/** What the privacy level keeps of an event. A clock more than a day ahead is wrong: then the time of arrival counts. */
export function toRow(propertyId: number, sent: IncomingEvent, now: number, privacyLevel: number): EventRow {
  const event = keptPart(sent, privacyLevel);
  const occurred = Date.parse(event.occurred);
  return {
    property_id: propertyId,
    id: event.id,
    kind: event.kind,
    catalogue: event.catalogue,
    user_id: event.user,
    anonymous_id: event.anonymous,
    company_key: event.company,
    session_id: event.session,
    seq: event.seq,
    occurred_at: occurred > now + DAY_MILLISECONDS ? new Date(now).toISOString() : event.occurred,
    language: event.language,
    path: event.path?.split(/[?#]/, 1)[0],
    content_type: event.content?.type,
    content_id: event.content?.id,
    content_version: event.content?.version,
    step_id: event.step,
    run_id: event.run,
    payload: event.payload,
  };
}
