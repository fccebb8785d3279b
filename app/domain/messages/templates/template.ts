import type { MessageCategory, MessageForm, MessageType } from "#app/domain/messages/message.ts";
import type { RankingType } from "#app/domain/messages/message-content.ts";

/** Languages that templates are written in; a property without one of them begins with the English texts. */
export const TEMPLATE_LANGUAGES = ["en", "de"] as const;
export type TemplateLanguage = (typeof TEMPLATE_LANGUAGES)[number];

/** The language of a template nearest to one of a property: that itself, or one that it is a variety of; English where there is none. */
export const templateLanguage = (key: string): TemplateLanguage =>
  TEMPLATE_LANGUAGES.find((each) => key === each || key.startsWith(`${each}-`)) ?? "en";

type Texts<Name extends string> = Record<TemplateLanguage, Record<Name, string>>;
type Template = { id: string; category: MessageCategory; form: MessageForm };

/** A written announcement to begin with: its headline and its text. */
export type AnnouncementTemplate = Template & { type: "announcement"; texts: Texts<"headline" | "description"> };

/** A written question to begin with, with everything around it. */
export type QuestionTemplate = Template & {
  type: Exclude<MessageType, "announcement">;
  ranking: RankingType | null;
  texts: Texts<"question" | "leftLabel" | "rightLabel" | "commentBoxLabel" | "buttonLabel" | "thankYouMessage">;
};
