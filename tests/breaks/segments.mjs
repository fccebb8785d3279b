import { at } from "./at.mjs";

/** @type {import("./at.mjs").Break[]} */
export const SEGMENTS = [
  ...at(
    "server/resources/users/value-sql.ts",
    ["server/resources/users", "server/resources/segments"],
    ["an item of a list is taken for a number", "`strict $.", "`$."],
    ["any text is looked for as it was written", "const text = sql<string>`(people.lowered", "const text = sql<string>`(people.attributes"],
  ),
  ...at(
    "app/domain/segments/calendar.ts",
    ["app/domain/segments"],
    ["a day begins at the midnight of UTC", "return midnight - ahead;", "return midnight;"],
    [
      "a midnight that comes twice counts the second time",
      "if (localTime(clock, middle) >= midnight) after = middle;",
      "if (localTime(clock, middle) > midnight) after = middle;",
    ],
  ),
  ...at(
    "server/resources/segments/narrowest.ts",
    ["server/resources/segments"],
    ["a part that no index finds is left out", "if (found.length < parts.length) return null;", ""],
  ),
  ...at(
    "server/resources/segments/find-people.ts",
    ["server/resources/segments"],
    ["few are estimated", "return hits > atLimit", "return hits >= 0 * atLimit"],
  ),
  ...at(
    "server/resources/segments/memberships.ts",
    ["server/resources/segments"],
    ["segments are remembered for ever", "if (present?.number === number) return present;", "if (present) return present;"],
  ),
  ...at(
    "server/events/count-event-days.ts",
    ["server/events/event-days"],
    ["days are those of UTC", "at time zone p.time_zone", "at time zone 'UTC'"],
    ["events of unknown content count", "where content_id is not null\n", "where content_id is null or true\n"],
  ),
];
