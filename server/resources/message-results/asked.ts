import type { MessageType } from "#app/domain/messages/message.ts";
import type { Database } from "#server/database/tables.ts";
import { idParam } from "#server/http/caller.ts";
import { refuse } from "#server/http/refusal.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { getMessage } from "#server/resources/messages/store.ts";
import type { MessageRecord } from "#server/resources/messages/wire.ts";
import { daysOf, rangeBefore, wholeRange } from "#server/resources/reports/range.ts";
import { dailyCounts, totalCounts } from "./counts.ts";
import { daysInRound } from "./one-message.ts";
import type { Days, Scope } from "./scope.ts";

/** What reports on messages may be limited to, as their queries have it. */
export type Limits = {
  from?: string | undefined;
  to?: string | undefined;
  days?: number | undefined;
  lang?: string | undefined;
  segment?: number | undefined;
  version?: number | undefined;
  round?: number | undefined;
};
export type Asked = { scope: Scope; days: Days; today: string; languages: string[]; segments: { id: number; name: string }[] };

/**
 * The range and the scope that a query means, with the choices of the property. @throws Refusal 400 for a language or segment that it does not
 * have
 */
export async function askedIn(db: Database, propertyId: number, type: MessageType, query: Limits, message?: MessageRecord): Promise<Asked> {
  const { keys, fallback } = await languagesFor(db, propertyId);
  if (query.lang !== undefined && !keys.includes(query.lang)) throw unknown("lang", "language_error_unknown");
  const segments = await db.selectFrom("segments").select(["id", "name"]).where("property_id", "=", propertyId).orderBy("name").execute();
  if (query.segment !== undefined && !segments.some(({ id }) => id === query.segment)) throw unknown("segment", "segment_error_unknown");
  const { range, today } = await wholeRange(db, propertyId, query);
  const days = { from: range.from, to: range.to };
  const { lang, segment, version } = query;
  const counted = message ? await daysInRound(db, message, days, query.round) : days;
  return {
    scope: { ...counted, propertyId, type, fallback, lang, segment, version, messageId: message?.id },
    days,
    today,
    languages: keys,
    segments,
  };
}

const unknown = (path: string, code: string) => refuse.badRequest("query_invalid", [{ path, code }]);

/** A message of the kind that the path says. @throws Refusal 404 for any other */
export async function messageAt(db: Database, propertyId: number, type: MessageType, param: string | undefined): Promise<MessageRecord> {
  const message = await getMessage(db, propertyId, idParam(param));
  if (message.type !== type) throw refuse.notFound();
  return message;
}

/** What every report says of its range, with the totals of as many days before those that count where they are asked for: of a round its own. */
export async function figuresOf(db: Database, { scope, days, today, languages, segments }: Asked, compare: "yes" | undefined) {
  const counted = Math.max(0, daysOf(scope));
  return {
    ...{ from: days.from, to: days.to, today, languages, segments, counted },
    totals: await totalCounts(db, scope),
    before: compare && counted > 0 ? await totalCounts(db, rangeBefore(scope)) : null,
    days: await dailyCounts(db, scope, days),
  };
}
