import { templateContent } from "#app/domain/messages/templates/template-content.ts";
import { templateOf } from "#app/domain/messages/templates/templates.ts";
import type { BundleMessage } from "#app/domain/player/bundle.ts";
import { documentItem, itemsOf } from "#app/domain/search/items-of.ts";
import { searchIndex } from "#app/domain/search/search-index.ts";
import { DOCUMENTS, documentsIn } from "#server/demo/documents.ts";
import { DAILY_WORK } from "#server/demo/guides/daily-work.ts";
import { FIRST_STEPS } from "#server/demo/guides/first-steps.ts";
import { MESSAGES } from "#server/demo/messages.ts";
import { guideInLanguage } from "#server/resources/player/to-bundle.ts";
import { announcement } from "#tests/player/support/messages.ts";

export type Language = "en" | "de";

const GUIDES = [...FIRST_STEPS, ...DAILY_WORK];
const ANNOUNCED = MESSAGES.flatMap(({ template }) => {
  const content = templateContent(templateOf(template)!);
  return content.type === "announcement" ? [content.texts] : [];
});

/** The English titles of the demo's guides, announcements and documents, by their ids in `demoIn`. */
export const TITLES = [
  ...GUIDES.map(({ texts }) => texts.en!.title),
  ...ANNOUNCED.map(({ en }) => en!.title),
  ...DOCUMENTS.map(({ title }) => title[0]),
];

/** What can be found in the demo: its guides and announcements as its player has them, and its documents. */
export function demoIn(language: Language) {
  const guides = GUIDES.map((content, index) => guideInLanguage({ id: index, version: 1, content }, language, "en"));
  const messages = ANNOUNCED.map((texts, index): BundleMessage => {
    const { title, description } = texts[language]!;
    return announcement(guides.length + index, { language, title, description });
  });
  const chapters = [{ id: 1, title: "", subtitle: "", guideIds: guides.map(({ id }) => id) }];
  const documents = documentsIn(language).map((said, index) =>
    documentItem({ ...said, id: guides.length + messages.length + index, address: null }),
  );
  return searchIndex([...itemsOf({ chapters, guides, messages }), ...documents]);
}
