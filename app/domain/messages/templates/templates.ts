import type { MessageType } from "#app/domain/messages/message.ts";
import { ANNOUNCEMENT_TEMPLATES } from "./announcements.ts";
import { QUESTION_TEMPLATES } from "./questions.ts";
import { TEMPLATE_LANGUAGES, type TemplateLanguage } from "./template.ts";

const ALL = [...ANNOUNCEMENT_TEMPLATES, ...QUESTION_TEMPLATES];
export type MessageTemplate = (typeof ALL)[number];

/** The templates of a kind, or of one category of it. */
export const templatesOf = (type: MessageType, category?: number): MessageTemplate[] =>
  ALL.filter((each) => each.type === type && (category === undefined || each.category === category));

export const templateOf = (id: string): MessageTemplate | undefined => ALL.find((each) => each.id === id);

/** Whether templates are written in a language of a property, or in one that it is a variety of. */
export const isTemplateLanguage = (key: string): boolean => TEMPLATE_LANGUAGES.some((each) => key === each || key.startsWith(`${each}-`));

/** What its preview begins with. */
export function titleOf(template: MessageTemplate, language: TemplateLanguage): string {
  return template.type === "announcement" ? template.texts[language].headline : template.texts[language].question;
}
