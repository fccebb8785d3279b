import { sql } from "kysely";
import { toFilter, type WireFilter } from "#app/contracts/segment-filter.ts";
import { BoundedMap } from "#app/domain/bounded-map.ts";
import { calendarOf } from "#app/domain/segments/calendar.ts";
import { conditionOf, type Test } from "#app/domain/segments/condition.ts";
import { dateOf } from "#app/domain/segments/days.ts";
import { type Connection, personOf, type Segment, segmentOf } from "#app/domain/segments/evaluate.ts";
import { COUNTED_EVENTS } from "#app/domain/segments/operators.ts";
import { type Calendar, NOBODY } from "#app/domain/segments/person-facts.ts";
import { createConfigurationNumbers } from "#server/database/configuration-number.ts";
import type { Database } from "#server/database/tables.ts";
import { personFactsOf, type Visitor } from "./person-facts.ts";

const MOST_PROPERTIES = 1000;

/** Segments as functions, and what they ask of people. */
type Compiled = {
  segments: { id: number; has: Segment }[];
  guides: number[];
  messages: number[];
  kinds: string[];
  days: number;
};
type Remembered = { number: number; timeZone: string; compiled: Compiled; calendar: Calendar };

/**
 * Which segments of a property somebody is in, by id, in ascending order; null is somebody of whom nothing is known, who is in those that
 * ask for nothing or for what is not. Segments are made ready once and remembered until the number of the player's configuration changes,
 * so that a call costs two queries: that number, and what is known of the person. With `ofLive` only those that live guides, chapters and
 * messages, and tooltips and validators that are on, are for. None for a property that does not exist.
 */
export function rememberedMemberships(
  db: Database,
  numberOf = createConfigurationNumbers(db),
  ofLive = false,
): (propertyId: number, visitor: Visitor | null) => Promise<number[]> {
  const known = new BoundedMap<number, Remembered>(MOST_PROPERTIES);

  async function segmentsOf(propertyId: number): Promise<Remembered | null> {
    // Read before the segments: what is remembered under it may be newer than it, never older.
    const number = await numberOf(propertyId);
    if (number === null) return null;
    const present = known.get(propertyId);
    if (present?.number === number) return present;
    const property = await db.selectFrom("properties").select("time_zone").where("id", "=", propertyId).executeTakeFirst();
    if (!property) return null;
    const rows = await db
      .selectFrom("segments")
      .select(["id", "connection", "filter_groups"])
      .where("property_id", "=", propertyId)
      .$if(ofLive, (query) => query.where("id", "in", usedByLive(db, propertyId)))
      .orderBy("id")
      .execute();
    const compiled = compiledOf(rows as StoredSegment[]);
    const entry = { number, timeZone: property.time_zone, compiled, calendar: calendarOf(property.time_zone, Date.now()) };
    known.set(propertyId, entry);
    return entry;
  }

  return async (propertyId, visitor) => {
    const found = await segmentsOf(propertyId);
    if (!found || found.compiled.segments.length === 0) return [];
    const calendar = calendarNow(found);
    const { segments, days, ...asked } = found.compiled;
    const since = dateOf({ base: "today", months: 0, days: 1 - days }, calendar.today);
    const facts = visitor ? await personFactsOf(db, propertyId, visitor, { ...asked, since }) : NOBODY;
    const person = personOf(facts, calendar);
    return segments.filter(({ has }) => has(person)).map(({ id }) => id);
  };
}

function usedByLive(db: Database, propertyId: number) {
  const used = (content: "guides" | "chapters") =>
    db
      .selectFrom<"guides" | "chapters">(content)
      .select("segment_id")
      .where("property_id", "=", propertyId)
      .where("visibility", "=", "public");
  const placed = (kind: "tooltips" | "validators") =>
    db.selectFrom<"tooltips" | "validators">(kind).select("segment_id").where("property_id", "=", propertyId).where("enabled", "=", true);
  const said = (segment: "segment_id" | "guide_segment_id") =>
    db
      .selectFrom("messages")
      .select(`${segment} as segment_id`)
      .where("property_id", "=", propertyId)
      .where("visibility", "in", ["public", "scheduled"]);
  const copilot = db
    .selectFrom("properties")
    .select(sql<number>`coalesce((settings ->> 'copilotSegment')::integer, 0)`.as("segment_id"))
    .where("id", "=", propertyId);
  return used("guides")
    .union(copilot)
    .union(used("chapters"))
    .union(placed("tooltips"))
    .union(placed("validators"))
    .union(said("segment_id"))
    .union(said("guide_segment_id"));
}

/** The same calendar for as long as it is the same day. */
function calendarNow(remembered: Remembered): Calendar {
  const now = calendarOf(remembered.timeZone, Date.now());
  if (now.today !== remembered.calendar.today) remembered.calendar = now;
  return remembered.calendar;
}

/** As the contract has stored it. */
export type StoredSegment = { id: number; connection: Connection; filter_groups: { connection: Connection; filters: WireFilter[] }[] };

export function compiledOf(rows: StoredSegment[]): Compiled {
  const segments = rows.map(({ id, connection, filter_groups }) => {
    const filterGroups = filter_groups.map((group) => ({ connection: group.connection, filters: group.filters.map(toFilter) }));
    return { id, filterGroups, has: segmentOf({ connection, filterGroups }) };
  });
  const tests = segments
    .flatMap(({ filterGroups }) => filterGroups.flatMap(({ filters }) => filters))
    .flatMap((filter) => {
      const condition = conditionOf(filter);
      return typeof condition === "string" ? [] : [condition.test];
    });
  const counts = ofKind(tests, "counts");
  return {
    segments: segments.map(({ id, has }) => ({ id, has })),
    guides: unique(ofKind(tests, "did").map(({ guideId }) => guideId)),
    messages: unique(ofKind(tests, "met").map(({ messageId }) => messageId)),
    kinds: unique(counts.map(({ event }) => COUNTED_EVENTS[event].kind)),
    days: counts.reduce((most, { days }) => Math.max(most, days), 1),
  };
}

const unique = <T>(values: T[]): T[] => [...new Set(values)];
const ofKind = <K extends Test["kind"]>(tests: Test[], kind: K) =>
  tests.filter((test): test is Extract<Test, { kind: K }> => test.kind === kind);
