/**
 * What host pages may say of people. One call names at most `named` attributes; all that is known of a person is at most `attributes`
 * of them and `bytes` as JSON in UTF-8, so a call that would lead beyond is refused whole. A property keeps `people` of them: further
 * new ones are not stored, known ones still are, since anybody may make up keys and call. For the same reason all people of a property
 * together have at most `names` different attributes: of further ones nothing is stored.
 */
export const PERSON_LIMITS = {
  named: 100,
  name: 100,
  text: 1000,
  attributes: 200,
  bytes: 32_000,
  names: 1_000,
  people: 1_000_000,
} as const;
