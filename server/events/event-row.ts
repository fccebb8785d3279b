import { isPlausible, keptPart, namelessPart, PAYLOAD_FIELDS, type PlayerEvent } from "#app/domain/analytics/event-catalogue.ts";
import { missedQuery } from "#app/domain/search/missed-query.ts";
import type { IncomingEvent } from "./event-schema.ts";

/** An event as the insert statement reads it: column names, times in ISO 8601. */
export type EventRow = Record<string, unknown> & { property_id: number; id: string };

/**
 * The part of an event that the privacy level allows. If its clock cannot be right, the time of arrival counts and `sent_at` keeps the
 * time it gave. A search that found nothing is of nobody, whatever the level.
 */
export function toRow(propertyId: number, sent: IncomingEvent, now: number, privacyLevel: number): EventRow {
  const isMissed = sent.kind === "search_missed";
  const event = isMissed ? namelessPart(sent) : keptPart(sent, privacyLevel);
  const isRight = isPlausible(Date.parse(event.occurred), now);
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
    occurred_at: isRight ? event.occurred : new Date(now).toISOString(),
    language: event.language,
    path: event.path?.split(/[?#]/, 1)[0],
    content_type: event.content?.type,
    content_id: event.content?.id,
    content_version: event.content && "version" in event.content ? event.content.version : undefined,
    step_id: event.step,
    run_id: event.run,
    payload: isMissed ? { query: missedQuery(String(event.payload?.query ?? "")) } : knownFields(event.payload),
    sent_at: isRight ? undefined : event.occurred,
  };
}

function knownFields(payload: PlayerEvent["payload"]): PlayerEvent["payload"] {
  const known = PAYLOAD_FIELDS.flatMap((name) => (payload && Object.hasOwn(payload, name) ? [[name, payload[name]]] : []));
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}
