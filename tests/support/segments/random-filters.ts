import fc from "fast-check";
import { type SegmentFilter, segmentFilter } from "#app/contracts/segment-filter.ts";
import { COUNTED_EVENTS, OPERATORS_OF } from "#app/domain/segments/operators.ts";
import { CONTENT, KEYS, nearChange, number, text } from "./random-people.ts";

type Sent = { type: string; key: string; operator: string; value?: unknown };

const key = fc.constantFrom(...KEYS);
const id = fc.constantFrom<unknown>(...CONTENT, "2", 999);
const texts = fc.array(text, { minLength: 1, maxLength: 14 });
const date = nearChange.map((at) => new Date(at).toISOString().slice(0, 10));
const relative = fc
  .tuple(fc.constantFrom("+", "-"), fc.integer({ min: 1, max: 40 }), fc.constantFrom("day", "week", "month"))
  .map(([sign, count, unit]) => `today ${sign} ${count} ${unit}`);
const day = fc.oneof(
  { weight: 3, arbitrary: date },
  { weight: 1, arbitrary: relative },
  { weight: 1, arbitrary: fc.constantFrom("today", "yesterday", "tomorrow") },
);

const of = (type: keyof typeof OPERATORS_OF, keys: fc.Arbitrary<string>, valueFor: (operator: string) => fc.Arbitrary<unknown>) =>
  fc.constantFrom(...OPERATORS_OF[type]).chain((operator) => {
    const sent = type === "interaction" ? "tutorialInteraction" : type;
    return fc.record({ type: fc.constant(sent), key: keys, operator: fc.constant(operator), value: valueFor(operator) });
  });
const dayValue = (operator: string) => (operator === "between" ? fc.tuple(day, day) : day);

const filter: fc.Arbitrary<Sent> = fc.oneof(
  { weight: 4, arbitrary: of("string", key, (operator) => (/in$/.test(operator) && !operator.endsWith("contains") ? texts : text)) },
  { weight: 3, arbitrary: of("number", key, () => number) },
  { weight: 1, arbitrary: of("boolean", key, () => fc.boolean()) },
  { weight: 2, arbitrary: of("array", key, () => texts) },
  { weight: 3, arbitrary: of("datetime", key, dayValue) },
  { weight: 2, arbitrary: of("date", fc.constantFrom("firstSeenAt", "lastSeenAt", "lastSeenAt", "city"), dayValue) },
  { weight: 1, arbitrary: of("interaction", fc.constant("tutorialInteraction"), () => id) },
  { weight: 1, arbitrary: of("messageInteraction", fc.constant("messageInteraction"), () => id) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...(Object.keys(COUNTED_EVENTS) as (keyof typeof COUNTED_EVENTS)[])).chain((event) =>
      of("eventCount", fc.constant(event), () =>
        fc.record({
          count: fc.integer({ min: 1, max: 8 }),
          days: fc.integer({ min: 1, max: 45 }),
          of: COUNTED_EVENTS[event].of ? fc.option(id, { nil: undefined }) : fc.constant(undefined),
        }),
      ),
    ),
  },
);

const connection = fc.constantFrom("and", "or");
const group = fc.record({ connection, filters: fc.array(filter, { minLength: 1, maxLength: 3 }) });
/** Filters that the contract takes, one or a few at once. */
export const filters: fc.Arbitrary<SegmentFilter> = fc
  .oneof(
    { weight: 3, arbitrary: filter.map((each) => ({ filterGroups: [{ connection: "and", filters: [each] }] })) },
    { weight: 1, arbitrary: fc.record({ connection, filterGroups: fc.array(group, { maxLength: 3 }) }) },
  )
  .map((sent) => segmentFilter.safeParse(sent))
  .filter(({ success }) => success)
  .map(({ data }) => data as SegmentFilter);
