import { createMessage, duplicateMessage } from "#app/api/messages.server.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import { templateLanguage } from "#app/domain/messages/templates/template.ts";
import { isTemplateLanguage, type MessageTemplate, templateOf } from "#app/domain/messages/templates/templates.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { NewMessage } from "./schema.server.ts";

/** Makes a draft as its form says: empty, from a template, or as a copy. */
export async function createAsAsked(viewer: Viewer, { type, start, copy, category }: NewMessage): Promise<{ id: number }> {
  if (start === "copy") return duplicateMessage(viewer, copy);
  const template = templateOf(start);
  const chosen = category === "" ? {} : { category: Number(category) };
  if (!template) return createMessage(viewer, { type, ...chosen });
  const { languages, defaultLanguage } = await getShellProperty(viewer);
  const written = languages.filter(({ key }) => key === defaultLanguage || isTemplateLanguage(key));
  return createMessage(viewer, {
    type: template.type,
    ...(template.type === "announcement" ? { category: template.category, ...chosen } : { category: template.category }),
    form: template.form,
    ...(template.type !== "announcement" && template.ranking && { rankingType: template.ranking }),
    texts: Object.fromEntries(written.map(({ key }) => [key, { texts: textsOf(template, key) }])),
  });
}

/** The texts of a template for a language of the property; a default one that no template is written in begins with the English texts. */
function textsOf(template: MessageTemplate, key: string) {
  const language = templateLanguage(key);
  if (template.type !== "announcement") return template.texts[language];
  return { ...template.texts[language], media: null, primaryLink: null, secondaryLink: null, guide: null };
}
