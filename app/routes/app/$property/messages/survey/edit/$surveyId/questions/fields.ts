/** As many as a question may have options (`SURVEY_LIMITS`); the answers to a scale are fewer. */
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] as const;
type Numbered<Name extends string> = `${Name}${(typeof PLACES)[number]}`;
const numbered = <Name extends string>(name: Name) => PLACES.map((place): Numbered<Name> => `${name}${place}`);

/** The words of the options of a question, and where each of its answers leads, in the order in which the form was drawn. */
export const OPTION_FIELDS = numbered("option");
export const WAY_FIELDS = numbered("way");

/** The fields of whatever part of a survey is open. */
export const PART_FIELDS = [
  "questionTitle",
  "kind",
  "required",
  "leftLabel",
  "rightLabel",
  "thanks",
  ...OPTION_FIELDS,
  ...WAY_FIELDS,
] as const;
export type PartField = (typeof PART_FIELDS)[number];

/** The id of the form of a part of a survey in a language; those of its fields begin with it. */
export const formIdOf = ({ part, language, revision }: { part: string; language: string; revision: number }) =>
  `questions-${part}-${language}-${revision}`;
export type PartValues = Partial<Record<PartField, string>>;
