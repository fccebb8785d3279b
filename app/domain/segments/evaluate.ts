import { type Condition, conditionOf, type Filter, type Test } from "./condition.ts";
import { dateOf, moved } from "./days.ts";
import type { Calendar, PersonFacts } from "./person-facts.ts";

export type Connection = "and" | "or";
/** The filters of a segment. Groups without filters do not count; without any group, everybody is meant. */
export type FilterGroups = { connection: Connection; filterGroups: readonly { connection: Connection; filters: readonly Filter[] }[] };

/** Decides on people; made once for many of them. */
export type Segment = (person: Person) => boolean;

/** A person with what their values are in lower case, made once for many segments. */
export type Person = { facts: PersonFacts; calendar: Calendar; lowered: Map<string, string | Set<string>> };

export const personOf = (facts: PersonFacts, calendar: Calendar): Person => ({ facts, calendar, lowered: new Map() });

/**
 * The segment of some filters as a function. It decides on one person as the SQL of server/resources/users/filter-sql.ts does on all: a
 * value that is not set meets `empty` and every negation, one of another type every negation alone (design section 4). A filter that
 * cannot be asked is met by nobody.
 */
export function segmentOf({ connection, filterGroups }: FilterGroups): Segment {
  const groups = filterGroups
    .filter(({ filters }) => filters.length > 0)
    .map((group) =>
      joined(
        group.connection,
        group.filters.map((filter) => ruleOf(conditionOf(filter))),
      ),
    );
  return groups.length === 0 ? () => true : joined(connection, groups);
}

function joined(connection: Connection, rules: Segment[]): Segment {
  return connection === "and" ? (person) => rules.every((rule) => rule(person)) : (person) => rules.some((rule) => rule(person));
}

function ruleOf(condition: Condition | string): Segment {
  if (typeof condition === "string") return () => false;
  const test = testOf(condition);
  return condition.not ? (person) => !test(person) : test;
}

function testOf({ type, key, test }: Condition): Segment {
  switch (test.kind) {
    case "did":
      return ({ facts }) => facts.guides.get(test.guideId)?.[test.what] ?? false;
    case "met":
      return ({ facts }) => facts.messages.get(test.messageId)?.[test.what] ?? false;
    case "counts":
      return countTest(test);
    case "unset":
      return ({ facts }) => isUnset(type === "date" ? momentOf(facts, key) : attributeOf(facts, key));
    case "days":
      return dayTest(test, type === "date" ? (facts) => momentOf(facts, key) : (facts) => attributeOf(facts, key));
    case "compares":
      return ({ facts }) => compares(attributeOf(facts, key), test.by, test.number);
    case "is":
      return isTest(key, test.value);
    case "startsWith":
      return textTest(key, test.text, (text, part) => text.startsWith(part));
    case "contains":
      return textTest(key, test.text, (text, part) => text.includes(part));
    case "oneOf": {
      const wanted = new Set(test.texts.map(lower));
      return (person) => {
        const text = textOf(person, key);
        return text !== null && wanted.has(text);
      };
    }
    case "overlaps": {
      const wanted = test.texts.map(lower);
      return (person) => {
        const items = itemsOf(person, key);
        return wanted.some((each) => items.has(each));
      };
    }
  }
}

const lower = (text: string) => text.toLowerCase();

function isTest(key: string, value: string | number | boolean): Segment {
  if (typeof value !== "string") return ({ facts }) => attributeOf(facts, key) === value;
  return textTest(key, value, (text, wanted) => text === wanted);
}

function textTest(key: string, part: string, meets: (text: string, part: string) => boolean): Segment {
  const wanted = lower(part);
  return (person) => {
    const text = textOf(person, key);
    return text !== null && meets(text, wanted);
  };
}

function attributeOf(facts: PersonFacts, key: string): unknown {
  if (key === "customerId") return facts.customerId;
  return Object.hasOwn(facts.attributes, key) ? facts.attributes[key] : undefined;
}

function momentOf(facts: PersonFacts, key: string): string | null {
  return key === "firstSeenAt" ? facts.firstSeenAt : key === "lastSeenAt" ? facts.lastSeenAt : null;
}

function isUnset(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

/** A text in lower case; null for what is none. */
function textOf({ facts, lowered }: Person, key: string): string | null {
  const known = lowered.get(key);
  if (typeof known === "string") return known;
  const value = attributeOf(facts, key);
  if (typeof value !== "string") return null;
  const text = lower(value);
  lowered.set(key, text);
  return text;
}

const NONE: ReadonlySet<string> = new Set();

function itemsOf({ facts, lowered }: Person, key: string): ReadonlySet<string> {
  const known = lowered.get(key);
  if (known instanceof Set) return known;
  const value = attributeOf(facts, key);
  if (!Array.isArray(value)) return NONE;
  const items = new Set(value.filter((each): each is string => typeof each === "string").map(lower));
  lowered.set(key, items);
  return items;
}

/** Whether a value is a number on one side of another. */
export function compares(value: unknown, by: ">" | ">=" | "<" | "<=", number: number): boolean {
  if (typeof value !== "number") return false;
  if (by === ">") return value > number;
  if (by === ">=") return value >= number;
  return by === "<" ? value < number : value <= number;
}

/** How a moment is stored, so that moments are in order as texts are. */
export const MOMENT = "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{3}Z$";
const IS_MOMENT = new RegExp(MOMENT);

/** Days begin and end as they do in the time zone. */
function dayTest({ from, to }: Extract<Test, { kind: "days" }>, read: (facts: PersonFacts) => unknown): Segment {
  const ends = perCalendar((calendar) => ({
    begin: from && calendar.beginOf(dateOf(from, calendar.today)),
    end: to && calendar.beginOf(dateOf(moved(to, 1), calendar.today)),
  }));
  return ({ facts, calendar }) => {
    const moment = read(facts);
    if (typeof moment !== "string" || !IS_MOMENT.test(moment)) return false;
    const { begin, end } = ends(calendar);
    return (begin === null || moment >= begin) && (end === null || moment < end);
  };
}

function countTest({ event, contentId, count, days }: Extract<Test, { kind: "counts" }>): Segment {
  const firstDay = perCalendar(({ today }) => dateOf(moved({ base: "today", months: 0, days: 0 }, 1 - days), today));
  return ({ facts, calendar }) => {
    const first = firstDay(calendar);
    let counted = 0;
    for (const each of facts.counts) {
      if (each.event !== event || each.day < first || each.day > calendar.today) continue;
      if (contentId === null || each.contentId === contentId) counted += each.count;
    }
    return counted >= count;
  };
}

/** Reckoned once for as long as the calendar is the same, which it is for all people of a day. */
function perCalendar<T>(reckon: (calendar: Calendar) => T): (calendar: Calendar) => T {
  let last: { calendar: Calendar; answer: T } | undefined;
  return (calendar) => {
    if (last?.calendar !== calendar) last = { calendar, answer: reckon(calendar) };
    return last.answer;
  };
}
