import type { MessageType } from "#app/domain/messages/message.ts";
import { type MessageContent, shapeOf } from "#app/domain/messages/message-content.ts";
import { EMPTY_ANNOUNCEMENT } from "#app/domain/messages/message-texts.ts";
import { TEMPLATE_LANGUAGES } from "#app/domain/messages/templates/template.ts";
import { type MessageTemplate, templateOf } from "#app/domain/messages/templates/templates.ts";
import type { Database } from "#server/database/tables.ts";
import type { Author } from "#server/resources/content/author.ts";
import { publish } from "#server/resources/content/publish.ts";
import { addMessage, getMessage } from "#server/resources/messages/store.ts";

/** The messages of the demo: templates, of which these are live. The first of each kind is 1, 2 and 3 in a new database. */
const MESSAGES: readonly [template: string, isLive: boolean][] = [
  ["new-feature", true],
  ["nps", true],
  ["satisfaction", false],
  ["release", true],
  ["maintenance", false],
  ["effort", false],
];

export async function addMessages(db: Database, propertyId: number, author: Author): Promise<void> {
  for (const [id, isLive] of MESSAGES) {
    const template = templateOf(id)!;
    const { type, category } = template;
    const message = await addMessage(db, propertyId, { type, category, content: contentOf(template) }, author);
    if (isLive) await publish(db, "messages", await getMessage(db, propertyId, message), author);
  }
}

function contentOf(template: MessageTemplate): MessageContent {
  const { form } = template;
  const byLanguage = <Texts>(texts: (language: (typeof TEMPLATE_LANGUAGES)[number]) => Texts): Record<string, Texts> =>
    Object.fromEntries(TEMPLATE_LANGUAGES.map((language) => [language, texts(language)]));
  if (template.type === "announcement") {
    const texts = byLanguage((language) => {
      const { headline, description } = template.texts[language];
      return { ...EMPTY_ANNOUNCEMENT, title: headline, description };
    });
    return { type: "announcement", form, shape: null, texts };
  }
  const texts = byLanguage((language) => {
    const { question, ...rest } = template.texts[language];
    return { ...rest, title: question };
  });
  const type: Exclude<MessageType, "announcement"> = template.type;
  return { type, form, shape: shapeOf(type, template.ranking ?? "emoji"), texts };
}
