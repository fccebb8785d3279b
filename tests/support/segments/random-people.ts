import fc from "fast-check";

/** Where clocks are put forward from midnight or back to it, and where never. */
export const ZONES = ["UTC", "Europe/Berlin", "America/Havana", "Atlantic/Azores", "America/Santiago", "Asia/Beirut", "Pacific/Apia"];
const CHANGES = [
  ...["2025-03-09T05:00:00.000Z", "2025-11-02T04:00:00.000Z", "2025-11-02T05:00:00.000Z", "2025-03-30T01:00:00.000Z"],
  ...["2025-10-26T00:00:00.000Z", "2025-10-26T01:00:00.000Z", "2025-04-06T03:00:00.000Z", "2025-09-07T04:00:00.000Z"],
  ...["2025-03-29T22:00:00.000Z", "2025-10-25T21:00:00.000Z", "2011-12-30T10:00:00.000Z"],
];
/** Moments at and around which clocks are changed, in milliseconds. */
export const nearChange = fc
  .tuple(fc.constantFrom(...CHANGES), fc.constantFrom(0, -1, 1, -3_600_000, 3_600_000, -3_600_001, -7_200_000, 86_400_000, -86_400_000))
  .map(([at, later]) => Date.parse(at) + later);

const WORDS = [
  ...["Köln", "KÖLN", "köln", "Kö", "ΟΔΟΣ", "οδος", "οδοσ", "ΟΔΟΣ Α", "İstanbul", "istanbul", "I", "ı", "ß", "SS", "ẞ", "ﬁ", "😀", "a😀b"],
  ...["%", "_", "100%", "\\", "'", '"', "a\nb", "\n", " ", "  x ", "true", "5", "null", "", "[]", "2025-03-09", "z", "T0"],
  ...["2025-03-09T05:00:00Z", "2025-99-99T99:99:99.999Z", "x".repeat(300), "'; drop table foreign_users; --", "$.a", "Straße, Köln"],
];
/** Letters that have been given a small form so lately that not every database knows it. */
const LATE = /[\u1C89\uA7CB-\uA7DC\u{10D50}-\u{10D65}\u{16EA0}-\u{16EB8}]/u;
export const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 6 }).filter((each) => !each.includes("\0") && !LATE.test(each)) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(..."aAöÖσΣς İ1"), maxLength: 4 }) },
);
export const number = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0, 1, 5, -5, 7.5, 0.1, 0.30000000000000004, 0.3, 1e21, -1e21, 1e-7, 2 ** 53, 2 ** 53 + 2) },
  { weight: 1, arbitrary: fc.constantFrom(5e-324, 1.7976931348623157e308, -1.7976931348623157e308, 20250309050000, 20250309045960) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
);
const moment = nearChange.map((at) => new Date(at).toISOString());

/** What an attribute may hold, of its type or not. */
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 3, arbitrary: number },
  { weight: 3, arbitrary: moment },
  { weight: 1, arbitrary: fc.constantFrom(true, false, null, {}, { a: "Köln" }, [], [[]], [null]) },
  {
    weight: 2,
    arbitrary: fc.array(
      fc.oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: fc.oneof(number, fc.constantFrom(true, null, ["Köln"])) }),
      { maxLength: 4 },
    ),
  },
);
/** Keys that every object of JavaScript has, and those of what is no attribute, are among them. */
export const KEYS = ["city", "seats", "since", "regions", "tags", "name", "email", "toString", "valueOf", "customerId", "lastSeenAt"];
export const CONTENT = [1, 2, 3];

export type RandomPerson = {
  id: string;
  isAnonymous: boolean;
  attributes: Record<string, unknown>;
  seen: [first: number, last: number];
  runs: { guide: number; isStarted: boolean; isDone: boolean }[];
  shown: { message: number; kind: string; isDismissed: boolean; isAnswered: boolean }[];
  days: { kind: string; content: number; ago: number; count: number }[];
};

const content = fc.constantFrom(...CONTENT);
export const person: fc.Arbitrary<RandomPerson> = fc.record({
  id: text.filter((id) => id !== ""),
  isAnonymous: fc.boolean(),
  attributes: fc.dictionary(fc.constantFrom(...KEYS), value, { maxKeys: 8 }),
  seen: fc.tuple(nearChange, nearChange),
  runs: fc.array(fc.record({ guide: content, isStarted: fc.boolean(), isDone: fc.boolean() }), { maxLength: 3 }),
  shown: fc.array(
    fc.record({
      message: content,
      kind: fc.constantFrom("nps", "survey", "announcement", "guide"),
      isDismissed: fc.boolean(),
      isAnswered: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  days: fc.array(
    fc.record({
      kind: fc.constantFrom("page_viewed", "session_started", "run_started", "tag_used"),
      content: fc.constantFrom(0, ...CONTENT),
      ago: fc.integer({ min: -2, max: 40 }),
      count: fc.integer({ min: 1, max: 5 }),
    }),
    { maxLength: 6 },
  ),
});
