import type { SegmentFilter, WireFilter } from "#app/contracts/segment-filter.ts";
import { GUIDES } from "./many-people.ts";

/** A segment as people build them, and the same meaning written by hand over the JSON of attributes. */
export type SegmentCase = {
  name: string;
  filter: SegmentFilter;
  where: string;
  /** Shown without a limit: it asks for no attribute, so that by hand it reads the same indexes. */
  isByEvents?: true;
};

type Filter = [type: WireFilter["type"], key: string, operator: WireFilter["operator"], value?: unknown];
const group = (connection: "and" | "or", ...filters: Filter[]) => ({
  connection,
  filters: filters.map(([type, key, operator, value]) => ({ type, key, operator, value })),
});
const all = (...filters: Filter[]): SegmentFilter => ({ connection: "and", filterGroups: [group("and", ...filters)] });

const INTERACTION = "tutorialInteraction";
const DID = (
  guide: number,
) => `select from guide_runs runs where runs.property_id = $1 and (runs.person, runs.anonymous) = (people.foreign_id, people.anonymous)
  and runs.guide_id = ${guide}`;
const VIEWS = (
  days: number,
) => `coalesce((select sum(count) from person_event_days did where did.property_id = $1 and (did.person, did.anonymous) = (people.foreign_id, people.anonymous)
  and kind = 'page_viewed' and day between current_date - ${days - 1} and current_date), 0)`;
const text = (key: string) => `people.attributes->>'${key}'`;
const number = (key: string) => `(${text(key)})::numeric`;
const moment = (key: string) => `(${text(key)})::timestamptz`;

export const SEGMENT_CASES: SegmentCase[] = [
  {
    name: "equals and in",
    filter: all(["string", "plan", "equals", "pro"], ["string", "country", "in", "Austria, Japan"]),
    where: `lower(${text("plan")}) = 'pro' and lower(${text("country")}) in ('austria', 'japan')`,
  },
  {
    name: "equals, of few",
    filter: all(["string", "firm", "equals", "Firma Ostwerk 4711"], ["string", "plan", "!equals", "free"]),
    where: `lower(${text("firm")}) = 'firma ostwerk 4711' and lower(${text("plan")}) <> 'free'`,
  },
  {
    name: "a range of numbers",
    filter: all(
      ["number", "seats", "greaterThanEqualTo", 100],
      ["number", "seats", "lessThan", 300],
      ["boolean", "active", "equals", true],
    ),
    where: `${number("seats")} >= 100 and ${number("seats")} < 300 and (${text("active")})::boolean`,
  },
  {
    name: "a range of numbers, of few",
    filter: all(["number", "revenue", "greaterThan", 1_365_000], ["array", "areas", "!overlaps", ["area 1", "area 2"]]),
    where: `${number("revenue")} > 1365000 and not (people.attributes->'areas' ?| array['area 1', 'area 2'])`,
  },
  {
    name: "contains and starts with",
    filter: all(["string", "firm", "contains", "werk 47"], ["string", "title", "startsWith", "head"]),
    where: `${text("firm")} ilike '%werk 47%' and ${text("title")} ilike 'head%'`,
  },
  {
    name: "days",
    filter: all(["datetime", "since", "between", ["2020-03-01", "2020-03-31"]], ["date", "lastSeenAt", "after", "today - 30 day"]),
    where: `${moment("since")} >= '2020-03-01Z' and ${moment("since")} < '2020-04-01Z' and people.last_seen_at >= (current_date - 29)`,
  },
  {
    name: "negations",
    filter: all(
      ["string", "plan", "!equals", "free"],
      ["string", "country", "!in", "Germany, Austria"],
      ["string", "title", "!contains", "sales"],
    ),
    where: `lower(${text("plan")}) <> 'free' and lower(${text("country")}) not in ('germany', 'austria') and ${text("title")} not ilike '%sales%'`,
  },
  {
    name: "started and not completed",
    filter: all(
      [INTERACTION, INTERACTION, "started", GUIDES.common],
      [INTERACTION, INTERACTION, "!completed", GUIDES.common],
      ["string", "plan", "equals", "pro"],
    ),
    where: `exists (${DID(GUIDES.common)} and started_at is not null) and not exists (${DID(GUIDES.common)} and completed_at is not null)
      and lower(${text("plan")}) = 'pro'`,
  },
  {
    name: "started by few, and not completed",
    isByEvents: true,
    filter: all([INTERACTION, INTERACTION, "started", GUIDES.rare], [INTERACTION, INTERACTION, "!completed", GUIDES.common]),
    where: `exists (${DID(GUIDES.rare)} and started_at is not null) and not exists (${DID(GUIDES.common)} and completed_at is not null)`,
  },
  {
    name: "how often",
    filter: all(["eventCount", "pageViewed", "greaterThanEqualTo", { count: 10, days: 30 }], ["string", "plan", "in", "pro, enterprise"]),
    where: `${VIEWS(30)} >= 10 and lower(${text("plan")}) in ('pro', 'enterprise')`,
  },
  {
    name: "groups",
    filter: {
      connection: "and",
      filterGroups: [
        group("or", ["string", "country", "equals", "Germany"], ["string", "country", "equals", "Austria"]),
        group(
          "or",
          ["number", "seats", "greaterThan", 400],
          ["string", "plan", "equals", "enterprise"],
          ["array", "areas", "overlaps", ["area 7"]],
        ),
        group("and", [INTERACTION, INTERACTION, "!completed", GUIDES.common], ["date", "lastSeenAt", "after", "today - 90 day"]),
      ],
    },
    where: `(lower(${text("country")}) = 'germany' or lower(${text("country")}) = 'austria')
      and (${number("seats")} > 400 or lower(${text("plan")}) = 'enterprise' or people.attributes->'areas' ? 'area 7')
      and not exists (${DID(GUIDES.common)} and completed_at is not null) and people.last_seen_at >= (current_date - 89)`,
  },
];
