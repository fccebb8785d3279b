import fc from "fast-check";
import type { Act, Change, Text, Visibility } from "./state-model.ts";

const TEXTS: readonly Text[] = ["none", "whole", "whole", "faulty", "headless"];
const TARGETS: readonly Visibility[] = ["private", "used", "public", "scheduled", "archived", "deleted"];

const text = fc.constantFrom(...TEXTS);
const day = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: null, freq: 4 });
const written: fc.Arbitrary<Change> = fc.record({ standard: text, other: text, isOtherOff: fc.boolean() }, { requiredKeys: [] });
const timed: fc.Arbitrary<Change> = fc.record({ start: day(-2, 5), end: day(-1, 6) }, { requiredKeys: [] });
const change = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Change>({}) },
  { weight: 3, arbitrary: written },
  { weight: 2, arbitrary: timed },
  { weight: 1, arbitrary: fc.tuple(written, timed).map(([one, other]): Change => ({ ...one, ...other })) },
);

const save = (publishing: boolean, target?: Visibility) => change.map((each): Act => ({ act: "save", publishing, change: each, target }));
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: save(false) },
  { weight: 6, arbitrary: save(true) },
  { weight: 2, arbitrary: save(false, "private") },
  { weight: 2, arbitrary: fc.tuple(fc.boolean(), fc.constantFrom(...TARGETS)).chain(([publishing, target]) => save(publishing, target)) },
  { weight: 1, arbitrary: fc.constant<Act>({ act: "archive" }) },
  { weight: 2, arbitrary: fc.constant<Act>({ act: "bring back" }) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 4 }).map((days): Act => ({ act: "time passes", days })) },
);

/** A life of a message, most often begun with a text in the default language so that it comes to something. */
export const walk = (most: number): fc.Arbitrary<Act[]> =>
  fc
    .tuple(fc.constantFrom<Text>("whole", "whole", "whole", "none"), fc.array(act, { minLength: Math.ceil(most / 2), maxLength: most }))
    .map(([standard, acts]) => [{ act: "save", publishing: false, change: { standard } }, ...acts]);
