import type { Sentence } from "#tests/specification/sentence.ts";

const CHAPTERS = "tests/routes/manage/chapters.test.ts › section 3: the fields of a chapter";
const NEW = `${CHAPTERS} › a new chapter is private, for everybody, in no order but the last, and falls back to the default language`;
const GUIDES = `${CHAPTERS} › it has its guides in order, each with whether it has an alarm; loose ones are in the list with the id 0`;
const DATES = `${CHAPTERS} › when it was first published stays, and when it was last changed follows`;
const VISIBILITY = `${CHAPTERS} › visibility is public, private or deleted, and public where it is not said`;
const LANGUAGES = "tests/routes/manage/chapter-languages.test.ts";

/** Specification 1, section 3: Chapter. */
export const CHAPTER: readonly Sentence[] = [
  { says: "Chapter: id, title, subtitle", proof: NEW },
  { says: "Chapter: lastChangedAt", proof: DATES },
  { says: "Chapter: firstTimePublished", proof: DATES },
  { says: "Chapter: visibility (public, private, deleted)", proof: VISIBILITY },
  { says: "Chapter: visibility default public when read", proof: VISIBILITY },
  { says: "A new chapter is created private", proof: NEW },
  { says: "Chapter: segment (0)", proof: NEW },
  { says: "Chapter: pageSegment (0)", proof: NEW },
  {
    says: "Chapter: texts per language",
    proof: [
      `${LANGUAGES} › one screen per language (section 3: texts per language) › the title and subtitle of a language are saved in it alone`,
      "server/resources/chapters/languages.test.ts › ?all_langs=true brings those of every language, also as the answer to a save",
    ],
  },
  { says: "Chapter: tags", proof: `${CHAPTERS} › tags show it on pages, or hide it on them` },
  { says: "Chapter: tutorials (each with hasAlarm)", proof: GUIDES },
  { says: "Chapter: ordered guides", proof: [GUIDES, "tests/routes/manage/sorting.test.ts › %s from place %i, chapters and guides"] },
  {
    says: "Chapter: sort number",
    proof: [NEW, "server/resources/content/who-and-when.test.ts › chapters carry their place as a number, which follows the order"],
  },
  {
    says: "Chapter: languageBehaviour (default fallback_default)",
    proof: [
      NEW,
      `${LANGUAGES} › all languages side by side › are saved together: texts, statuses, and what stands in for a missing one (section 3: languageBehaviour)`,
    ],
  },
  {
    says: "Chapter: languageTexts (status off means inactive)",
    proof: [
      `${LANGUAGES} › status off means inactive, at once and with nothing to publish (sections 3 and 4)`,
      "server/resources/chapters/languages.test.ts › texts, statuses, behaviour and visibility, all or nothing",
    ],
  },
];
