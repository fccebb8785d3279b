/**
 * Limits on what host pages say about people, because anybody may make up keys and call. One call names at most `named` attributes; a
 * person has at most `attributes` of them and `bytes` as JSON in UTF-8, and a call that would exceed that is refused whole. A property
 * keeps `people` people: new ones beyond that are not stored, known ones still are. All of them together have at most `names` different
 * attributes; further ones are not stored. A text has at most `text` characters, and a list `listed` of them.
 */
export const PERSON_LIMITS = {
  named: 100,
  name: 128,
  text: 1000,
  listed: 100,
  attributes: 200,
  bytes: 32_000,
  names: 1_000,
  people: 1_000_000,
} as const;

/** How many people a list counts and pages through (specification 2, section 7); a total above says only that there are more. */
export const MOST_COUNTED = 10_000;
/** How many people of each status a list counts, which it does beside them; more say only that there are more. */
export const MOST_COUNTED_BY_STATUS = 1_000;
