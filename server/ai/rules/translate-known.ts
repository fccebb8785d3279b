import { ANNOUNCEMENT_TEMPLATES } from "#app/domain/messages/templates/announcements.ts";
import { QUESTION_TEMPLATES } from "#app/domain/messages/templates/questions.ts";
import { TEMPLATE_LANGUAGES, type TemplateLanguage } from "#app/domain/messages/templates/template.ts";
import { USUAL_TEXTS } from "#app/domain/messages/templates/usual-texts.ts";
import type { Translator } from "#server/ai/translator.ts";

/** Translates the sentences of the templates and the usual ones, and no others: what does without a model, and is the same every time. */
export const translateKnown: Translator = async (texts, from, to) => {
  const [source, target] = [languageOf(from), languageOf(to)];
  const known = source && target ? phrases(source, target) : new Map<string, string>();
  return { texts: texts.map((text) => (text.trim() === "" ? text : (known.get(text.trim()) ?? null))), byRules: true };
};

const languageOf = (key: string) => TEMPLATE_LANGUAGES.find((each) => key === each || key.startsWith(`${each}-`));

function phrases(from: TemplateLanguage, to: TemplateLanguage): Map<string, string> {
  const usual = Object.values(USUAL_TEXTS).map((texts) => ({ texts }));
  const pairs = [...ANNOUNCEMENT_TEMPLATES, ...QUESTION_TEMPLATES, ...usual].flatMap(({ texts }) => {
    const [said, other] = [texts[from], texts[to]] as [Record<string, string>, Record<string, string>];
    return Object.keys(said).map((name) => [said[name] ?? "", other[name] ?? ""] as const);
  });
  return new Map(pairs);
}
