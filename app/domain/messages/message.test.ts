import { expect, test } from "vitest";
import { DEFAULT_STYLINGS } from "#app/domain/player/stylings.ts";
import { RECURRENCE_DAYS } from "#app/domain/targeting/showing.ts";
import { TIME_ZONES } from "#app/domain/time/time-zones.ts";
import {
  ANNOUNCEMENT_CATEGORIES,
  isCategoryOf,
  isPublished,
  MESSAGE_LANGUAGE_STATUSES,
  MESSAGE_TYPES,
  MESSAGE_VISIBILITIES,
  NPS_CATEGORY,
  SURVEY_CATEGORY,
} from "./message.ts";
import { RANKING_TYPES, rankingTypeOf, shapeOf } from "./message-content.ts";

const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

test.each([
  ["announcement", [1, 2, 3, 4, 5, 6]],
  ["nps", [7]],
  ["survey", [7, 8]],
] as const)(
  "section 9: categories 1 to 6 are of announcements, 7 is NPS, 8 survey; a survey may also be an NPS announcement: %s",
  (type, of) => {
    expect(ALL.filter((category) => isCategoryOf(type, category))).toEqual(of);
  },
);

test.each([
  [1, "new feature", "#ffd600"],
  [2, "reminder", "#ff0070"],
  [3, "must see guide", "#59d653"],
  [4, "news", "#6565ff"],
  [5, "announcement", "#0098ff"],
  [6, "important", "#ff8400"],
])(
  "section 3: announcement category %i is %s, with the colour %s, which is also the one of a property's stylings",
  (category, name, color) => {
    const found = ANNOUNCEMENT_CATEGORIES.find((each) => each.category === category);
    expect({ ...found, name: found?.name.replaceAll("_", " ") }).toEqual({ category, name, color });
    expect(DEFAULT_STYLINGS[`announcementCategoryColor${category as 1}`]).toBe(color);
  },
);

test("section 4: message visibility is archived, used, deleted, private, public or scheduled; published means scheduled or public", () => {
  expect([...MESSAGE_VISIBILITIES].sort()).toEqual(["archived", "deleted", "private", "public", "scheduled", "used"]);
  expect(MESSAGE_VISIBILITIES.filter(isPublished)).toEqual(["public", "scheduled"]);
});

test("section 3: message types, the status of a language, and how a survey is ranked", () => {
  expect(MESSAGE_TYPES).toEqual(["announcement", "nps", "survey"]);
  expect(MESSAGE_LANGUAGE_STATUSES).toEqual(["default", "on", "off"]);
  expect(RANKING_TYPES).toEqual(["emoji", "star"]);
  for (const ranking of RANKING_TYPES) {
    expect(rankingTypeOf({ type: "survey", form: "card", texts: {}, shape: shapeOf(SURVEY_CATEGORY, ranking) })).toBe(ranking);
    expect(rankingTypeOf({ type: "survey", form: "card", texts: {}, shape: shapeOf(NPS_CATEGORY, ranking) })).toBeNull();
  }
});

test("section 4, Recurrence: none, daily, 3 days, weekly, biweekly, monthly, 3 months, 6 months, yearly", () => {
  expect(RECURRENCE_DAYS).toEqual([0, 1, 3, 7, 14, 30, 90, 180, 365]);
});

test("section 9: about 75 time zones, from GMT-12:00 to GMT+14:00, each of which is known", () => {
  const hours = TIME_ZONES.map((timeZone) => {
    const shown = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(Date.parse("2026-01-15T12:00Z"));
    const [, sign = "+", hour = "0", minute = "0"] = /GMT(?:([+-])(\d+):(\d+))?/.exec(
      shown.find(({ type }) => type === "timeZoneName")!.value,
    )!;
    return Number(`${sign}1`) * (Number(hour) + Number(minute) / 60);
  });
  expect([Math.min(...hours), Math.max(...hours)]).toEqual([-12, 14]);
  expect(Math.abs(TIME_ZONES.length - 75)).toBeLessThan(10);
  expect(new Set(TIME_ZONES).size).toBe(TIME_ZONES.length);
});
