import { type MessageContent, shapeOf } from "#app/domain/messages/message-content.ts";
import { EMPTY_ANNOUNCEMENT } from "#app/domain/messages/message-texts.ts";
import { TEMPLATE_LANGUAGES, type TemplateLanguage } from "./template.ts";
import type { MessageTemplate } from "./templates.ts";

const byLanguage = <Texts>(texts: (language: TemplateLanguage) => Texts): Record<string, Texts> =>
  Object.fromEntries(TEMPLATE_LANGUAGES.map((language) => [language, texts(language)]));

/** What a message says and asks that begins with a template, in every language that templates are written in. */
export function templateContent(template: MessageTemplate): MessageContent {
  const { form } = template;
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
  return { type: template.type, form, shape: shapeOf(template.category, template.ranking ?? "emoji"), texts };
}
