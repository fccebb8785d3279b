import type { Item } from "#app/domain/targeting/item.ts";
import type { Case } from "./case.ts";

type Languages = [name: string, wanted: string, written: string, off: string, behaviour: Item["languages"]["behaviour"], shows: boolean];

const languages: Languages[] = [
  ["one's own language", "de", "en de", "", "fallback_default", true],
  ["the default language stands in", "de", "en", "", "fallback_default", true],
  ["the default language stands in for one that is off", "de", "en de", "de", "fallback_default", true],
  ["hides from whoever reads another language", "de", "en", "", "hide", false],
  ["hides where one's own language is off", "de", "en de", "de", "hide", false],
  ["hides nothing from whoever reads the default language", "en", "en", "", "hide", true],
  ["hides nothing from whom it is written for", "de", "de", "", "hide", true],
  ["the default language is off", "en", "en de", "en", "fallback_default", false],
  ["the default language is off and hides", "en", "en de", "en", "hide", false],
  ["the default language is off, one's own is not", "de", "en de", "en", "fallback_default", true],
  ["the default language is off, one's own is not, and hides", "de", "en de", "en", "hide", true],
  ["both are off", "de", "en de", "en de", "fallback_default", false],
  ["written in neither", "de", "fr", "", "fallback_default", false],
  ["written in neither, and hides", "de", "fr", "", "hide", false],
  ["written in nothing", "en", "", "", "fallback_default", false],
  ["not written in the default language", "en", "de", "", "fallback_default", false],
  ["a status of a language that is not written", "de", "en", "fr", "fallback_default", true],
  ["a dialect is a language of its own", "de-at", "de en", "", "fallback_default", true],
  ["a dialect is a language of its own, and hides", "de-at", "de en", "", "hide", false],
  ["nobody knows the language, so that the default stands in", "", "en", "", "fallback_default", true],
];

const segments: [name: string, segment: number, of: number[], shows: boolean][] = [
  ["for everybody, to somebody in no segment", 0, [], true],
  ["for everybody, to somebody in some", 0, [3, 4], true],
  ["for a segment, to somebody in it", 3, [3], true],
  ["for a segment, to somebody in it and others", 3, [1, 2, 3, 4], true],
  ["for a segment, to somebody in another", 3, [4], false],
  ["for a segment, to nobody", 3, [], false],
  ["for a segment with the largest number", 2_147_483_647, [2_147_483_647], true],
  ["for a segment whose number begins alike", 3, [31, 30], false],
];

const all = { mode: "show", list: [] } as const;
const tags: [name: string, tags: Item["tags"], present: number[] | null, shows: boolean][] = [
  ["without a tag, on a page without any", all, [], true],
  ["without a tag, on a page with one", all, [7], true],
  ["without a tag, where nobody looked", all, null, true],
  ["without a tag to hide at", { mode: "hide", list: [] }, [7], true],
  ["with its tag there", { mode: "show", list: [7] }, [7], true],
  ["with its tag not there", { mode: "show", list: [7] }, [], false],
  ["with another tag there", { mode: "show", list: [7] }, [8], false],
  ["where nobody looked for its tag", { mode: "show", list: [7] }, null, false],
  ["with one of its tags there", { mode: "show", list: [7, 8] }, [8], true],
  ["with all of its tags there", { mode: "show", list: [7, 8] }, [7, 8], true],
  ["with none of its tags there", { mode: "show", list: [7, 8] }, [9], false],
  ["hides at its tag", { mode: "hide", list: [7] }, [7], false],
  ["hides at its tag, which is not there", { mode: "hide", list: [7] }, [], true],
  ["hides at its tag, with another there", { mode: "hide", list: [7] }, [8], true],
  ["hides at its tag, where nobody looked", { mode: "hide", list: [7] }, null, true],
  ["hides at one of its tags", { mode: "hide", list: [7, 8] }, [8], false],
  ["hides at its tags, and none is there", { mode: "hide", list: [7, 8] }, [9, 10], true],
  ["a tag that is named twice", { mode: "show", list: [7, 7] }, [7], true],
];

type Ends = [name: string, from: string | null, to: string | null, at: string, shows: boolean];
const schedules: Ends[] = [
  ["always", null, null, "2026-06-15T12:00:00Z", true],
  ["from a moment on, before it", "2026-06-15T12:00:00Z", null, "2026-06-15T11:59:59.999Z", false],
  ["from a moment on, at it", "2026-06-15T12:00:00Z", null, "2026-06-15T12:00:00Z", true],
  ["from a moment on, long after it", "2026-06-15T12:00:00Z", null, "2030-01-01T00:00:00Z", true],
  ["until a moment, before it", null, "2026-06-15T12:00:00Z", "2026-06-15T11:59:59.999Z", true],
  ["until a moment, at it", null, "2026-06-15T12:00:00Z", "2026-06-15T12:00:00Z", false],
  ["until a moment, long after it", null, "2026-06-15T12:00:00Z", "2030-01-01T00:00:00Z", false],
  ["between two moments, before both", "2026-06-15T12:00:00Z", "2026-06-16T12:00:00Z", "2026-06-15T11:00:00Z", false],
  ["between two moments, at the first", "2026-06-15T12:00:00Z", "2026-06-16T12:00:00Z", "2026-06-15T12:00:00Z", true],
  ["between two moments, within", "2026-06-15T12:00:00Z", "2026-06-16T12:00:00Z", "2026-06-16T11:59:59.999Z", true],
  ["between two moments, at the second", "2026-06-15T12:00:00Z", "2026-06-16T12:00:00Z", "2026-06-16T12:00:00Z", false],
  ["with milliseconds, one too early", "2026-06-15T12:00:00.500Z", null, "2026-06-15T12:00:00.499Z", false],
  ["with milliseconds, in time", "2026-06-15T12:00:00.500Z", null, "2026-06-15T12:00:00.500Z", true],
  ["Berlin puts clocks forward: 01:59 there", "2026-03-29T01:00:00Z", null, "2026-03-29T00:59:00Z", false],
  ["Berlin puts clocks forward: 03:00 there", "2026-03-29T01:00:00Z", null, "2026-03-29T01:00:00Z", true],
  ["Berlin puts clocks back: 02:30 for the first time", "2026-10-25T01:30:00Z", null, "2026-10-25T00:30:00Z", false],
  ["Berlin puts clocks back: 02:30 for the second time", "2026-10-25T01:30:00Z", null, "2026-10-25T01:30:00Z", true],
  ["New York's day without an hour ends", null, "2026-03-09T04:00:00Z", "2026-03-09T03:59:59Z", true],
  ["New York's day without an hour is over", null, "2026-03-09T04:00:00Z", "2026-03-09T04:00:00Z", false],
  ["the last day of February in a leap year", "2028-02-29T00:00:00Z", "2028-03-01T00:00:00Z", "2028-02-29T23:59:59Z", true],
  ["the turn of a year, before", "2027-01-01T00:00:00Z", null, "2026-12-31T23:59:59.999Z", false],
  ["the turn of a year, at it", "2027-01-01T00:00:00Z", null, "2027-01-01T00:00:00Z", true],
  ["a moment written with another offset", "2026-06-15T14:00:00+02:00", null, "2026-06-15T12:00:00Z", true],
  ["an end before the beginning", "2026-06-16T00:00:00Z", "2026-06-14T00:00:00Z", "2026-06-15T12:00:00Z", false],
];

const unless = (shows: boolean, gate: Case["fails"][number]): Case["fails"] => (shows ? [] : [gate]);
const statusesOf = (off: string) => Object.fromEntries(off.split(" ").map((key) => [key, { status: "off" as const }]));

export const audienceCases: Case[] = [
  { name: "visibility: public", fails: [] },
  { name: "visibility: private", item: { visibility: "private" }, fails: ["visibility"] },
  { name: "visibility: deleted", item: { visibility: "deleted" }, fails: ["visibility"] },
  ...languages.map(([name, language, written, off, behaviour, shows]): Case => {
    const item = { languages: { written: written.split(" "), statuses: statusesOf(off), behaviour } };
    return { name: `language: ${name}`, item, language, fails: unless(shows, "language") };
  }),
  ...segments.map(([name, segment, of, shows]): Case => {
    return { name: `segment: ${name}`, item: { segment }, segments: of, fails: unless(shows, "segment") };
  }),
  ...tags.map(([name, wanted, present, shows]): Case => {
    return { name: `tags: ${name}`, item: { tags: wanted }, tags: present, fails: unless(shows, "tags") };
  }),
  ...schedules.map(([name, from, to, at, shows]): Case => {
    return { name: `schedule: ${name}`, item: { showing: { from, to } }, at, fails: unless(shows, "schedule") };
  }),
];
