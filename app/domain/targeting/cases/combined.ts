import type { Case, Wish } from "./case.ts";

const auto = (priority: number, more: Wish = {}): Wish => ({ ...more, showing: { auto: true, priority, ...more.showing } });
const byHand: Wish = { showing: { auto: false, priority: 100 } };
const ended = { to: "2026-06-15T12:00:00Z" };

const priorities: Case[] = [
  { name: "alone", item: auto(50), beside: [], fails: [] },
  { name: "before one of lower priority", item: auto(50), beside: [auto(49)], fails: [] },
  { name: "behind one of higher priority", item: auto(50), beside: [auto(51)], fails: ["priority"] },
  { name: "among equals the first", item: auto(50), beside: [auto(50), auto(50)], fails: [] },
  { name: "the lowest there is, alone", item: auto(0), beside: [], fails: [] },
  { name: "the lowest behind the highest", item: auto(0), beside: [auto(100)], fails: ["priority"] },
  { name: "the highest of many", item: auto(90), beside: [auto(10), auto(89), auto(0)], fails: [] },
  { name: "one of many is higher", item: auto(90), beside: [auto(10), auto(91), auto(0)], fails: ["priority"] },
  { name: "what people open blocks nothing", item: auto(1), beside: [byHand], fails: [] },
  { name: "what people open is blocked by nothing", item: byHand, beside: [auto(100)], fails: [] },
  { name: "a higher one that is for others blocks nothing", item: auto(1), beside: [auto(99, { segment: 4 })], fails: [] },
  { name: "a higher one on other pages blocks nothing", item: auto(1), beside: [auto(99, { pageSegment: 4 })], fails: [] },
  { name: "a higher one that is private blocks nothing", item: auto(1), beside: [auto(99, { visibility: "private" })], fails: [] },
  { name: "a higher one that is over blocks nothing", item: auto(1), beside: [auto(99, { showing: ended })], fails: [] },
  { name: "a higher one that was shown blocks nothing", item: auto(1), beside: [auto(99)], shown: [["guide", 2, 1]], fails: [] },
  { name: "a higher one that was finished blocks nothing", item: auto(1), beside: [auto(99)], done: [["guide", 2, 1]], fails: [] },
  { name: "a higher one of another kind", item: auto(1), beside: [auto(2, { type: "nps", id: 1 })], fails: ["priority"] },
  {
    name: "what a limit stops has lost before",
    item: auto(50),
    beside: [auto(51, { type: "nps" })],
    shown: [["guide", 7, 1]],
    frequency: { kinds: { guide: { times: 1, days: 1 } } },
    fails: ["cap"],
    again: 23,
  },
  {
    name: "of another kind, which a limit stops",
    item: auto(1),
    beside: [auto(99, { type: "survey" })],
    shown: [["survey", 7, 1]],
    frequency: { kinds: { survey: { times: 1, days: 1 } } },
    fails: [],
  },
];

const everything: Wish = {
  visibility: "private",
  languages: { written: ["fr"], statuses: {}, behaviour: "hide" },
  segment: 3,
  pageSegment: 4,
  tags: { mode: "show", list: [7] },
  chapter: { visibility: "private" },
  showing: { auto: true, ...ended },
};

const together: Case[] = [
  {
    name: "all gates close",
    item: everything,
    shown: [["guide", 1, 1]],
    done: [["guide", 1, 2]],
    frequency: { kinds: { guide: { times: 1, days: 1 } }, overall: { times: 1, days: 2 }, quietHours: 3 },
    fails: ["visibility", "chapter", "schedule", "language", "segment", "page", "tags", "done", "cap", "cap_overall", "quiet"],
    again: 2,
  },
  {
    name: "all of them close for opening too, but those of frequency",
    item: { ...everything, showing: ended },
    done: [["guide", 1, 2]],
    fails: ["visibility", "chapter", "schedule", "language", "segment", "page", "tags"],
  },
  {
    name: "all gates open",
    item: {
      languages: { written: ["de", "en"], statuses: { en: { status: "off" } }, behaviour: "hide" },
      segment: 3,
      pageSegment: 4,
      tags: { mode: "show", list: [7, 8] },
      chapter: { segment: 5, pageSegment: 4, tags: { mode: "hide", list: [9] }, showing: { from: "2026-06-15T12:00:00Z" } },
      showing: { auto: true, from: "2026-06-01T00:00:00Z", to: "2026-07-01T00:00:00Z", recurrence: 7, reminder: 1 },
    },
    segments: [3, 5],
    pages: { 4: { rules: ["/deals*"], visibility: true } },
    url: "https://crm.test/deals/7",
    tags: [8],
    language: "de",
    fails: [],
    shown: [["guide", 1, 25]],
    done: [["guide", 1, 170]],
    frequency: { kinds: { guide: { times: 1, days: 1 } }, overall: { times: 2, days: 2 }, quietHours: 24 },
  },
  {
    name: "its segment fits, its page does not",
    item: { segment: 3, pageSegment: 4 },
    segments: [3],
    pages: { 4: { rules: ["/x"], visibility: true } },
    fails: ["page"],
  },
  {
    name: "its page fits, its segment does not",
    item: { segment: 3, pageSegment: 4 },
    pages: { 4: { rules: ["*"], visibility: true } },
    fails: ["segment"],
  },
  {
    name: "its page fits, its tag is missing",
    item: { pageSegment: 4, tags: { mode: "show", list: [7] } },
    pages: { 4: { rules: ["*"], visibility: true } },
    fails: ["tags"],
  },
  { name: "time and segment", item: { segment: 3, showing: ended }, fails: ["schedule", "segment"] },
  {
    name: "a reminder in time, a limit not",
    item: auto(50, { showing: { reminder: 1 } }),
    shown: [
      ["guide", 1, 30],
      ["nps", 2, 1],
    ],
    frequency: { quietHours: 2 },
    fails: ["quiet"],
    again: 1,
  },
  {
    name: "neither finished nor in time",
    item: auto(50, { showing: { reminder: 3 } }),
    shown: [["guide", 1, 10]],
    frequency: { overall: { times: 1, days: 1 } },
    fails: ["reminder", "cap_overall"],
    again: 14,
  },
  {
    name: "over, though a reminder is due",
    item: auto(50, { showing: { ...ended, reminder: 1 } }),
    shown: [["guide", 1, 48]],
    fails: ["schedule"],
  },
];

export const combinedCases: Case[] = [
  ...priorities.map((each) => ({ ...each, name: `priority: ${each.name}` })),
  ...together.map((each) => ({ ...each, name: `together: ${each.name}` })),
];
