import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { redirect } from "@remix-run/node";
import type { Message, QuestionTexts } from "#app/api/message-words.ts";
import { updateMessage } from "#app/api/messages.server.ts";
import { changeSurvey } from "#app/domain/messages/change-survey.ts";
import type { SurveyShape } from "#app/domain/messages/survey.ts";
import { partOf } from "#app/domain/messages/survey-ways.ts";
import { usualTexts } from "#app/domain/messages/templates/usual-texts.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { messageOf } from "#app/features/messages/editor/message-of.server.ts";
import { toastFor } from "#app/features/messages/editor/toast-for.server.ts";
import { placeName } from "#app/features/messages/place-name.ts";
import { keyInTab } from "#app/session/form-seed.server.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { type Asked, drawnIn, withTyped } from "./change.ts";
import { furtherIn, shapeIn } from "./edited.server.ts";
import { formIdOf, OPTION_FIELDS, type PartField } from "./fields.ts";
import { withPutBack } from "./put-back.ts";
import { questionsSchema, type TypedPart } from "./schema.server.ts";
import { valuesOf } from "./values.ts";

/** Every button saves what was typed and then does its own work, in one write. A press that changes nothing writes nothing. */
export async function saveQuestions(request: Request, viewer: Viewer, id: string) {
  const { key, lang } = await contentLanguage(request, viewer);
  const form = await submittedChange(request, questionsSchema, viewer);
  // The same form sent again adds the same part, but in another tab another one.
  const isAdding = String(form.get("intent")).startsWith("add-");
  const once = viewer.once && isAdding ? await keyInTab(request, viewer.once) : viewer.once;
  const newId = `q${(once ?? randomUUID())
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 12)}`;
  let selected = "";
  let wrote = false;
  let before: Message | null = null;
  const outcome = await saveMerged(viewer, {
    form,
    schema: questionsSchema,
    read: () => messageOf(viewer, "survey", id),
    theirs: (stored, sent, base) => theirsOf(stored, key, sent, base ?? {}),
    write: async (typed, stored) => {
      before = stored;
      const asked = { shape: shapeIn(stored), further: furtherIn(stored, key) };
      const put = { ...asked, shape: withPutBack(asked.shape, typed) };
      const said = withTyped(put, typed, newId);
      const changed = typed.intent.startsWith("open:")
        ? { shape: said.shape, selected: typed.intent.slice("open:".length) }
        : changeSurvey(said.shape, typed.part, typed.intent, newId);
      selected = changed.selected;
      wrote = !isDeepStrictEqual([changed.shape, said.further], [asked.shape, asked.further]);
      return wrote ? updateMessage({ ...viewer, once }, id, changeFrom(stored, key, asked, { ...said, shape: changed.shape })) : stored;
    },
    wordsOf: async (name, value) => wordsOf(viewer, shapeIn(await messageOf(viewer, "survey", id)), name, value),
  });
  if (!outcome.saved) return outcome.answer;
  const intent = String(form.get("intent") ?? "save");
  const part = selected || undefined;
  const to = viewer.paths.surveyQuestions(id, { part, ask: intent === "ask-remove" ? "remove" : undefined, lang });
  const saved = wrote ? toastFor(before, outcome.saved, outcome.merged) : "message_saved";
  if (outcome.merged || intent === "save") return redirectWithToast(to, saved);
  const { revision, shape } = outcome.saved;
  const begun =
    intent.startsWith("add-") && part ? `#${formIdOf({ part, language: key, revision })}-${firstField(shape, part, intent)}` : "";
  return wrote ? redirectWithToast(to + begun, pressToast(intent) ?? saved) : redirect(to);
}

/** What a press did, in words: who does not see the page hears it. Whatever else was pressed saved what was typed. */
function pressToast(intent: string): string | null {
  if (intent.startsWith("add-")) return "survey_added";
  if (/^(option-)?remove\b/.test(intent)) return "survey_removed";
  return /^(option-)?(up|down)\b/.test(intent) ? "survey_moved" : null;
}

/** The field of what was added that is written first. */
function firstField(shape: Message["shape"], id: string, act: string): PartField {
  const part = shape && partOf(shape, id);
  if (part?.kind === "end") return "thanks";
  const options = part?.kind === "question" ? part.question.options.length : 0;
  return (act === "add-option" && OPTION_FIELDS[options - 1]) || "questionTitle";
}

/** Nothing goes live or is taken down by this: what is live shows what was until its editor publishes the change. */
function changeFrom(stored: Message, key: string, before: Asked, { shape, further }: Asked) {
  const texts = (stored.texts[key]?.texts as QuestionTexts | null | undefined) ?? { question: "", ...usualTexts(stored.category, key) };
  return {
    ...(!isDeepStrictEqual(shape, before.shape) && { shape }),
    ...(!isDeepStrictEqual(further, before.further) && { texts: { [key]: { texts: { ...texts, further } } } }),
    visibility: stored.visibility,
    revision: stored.revision,
  };
}

/** The stored values of the form's part, as the form was drawn. It is gone where somebody else removed it while something was typed into it. */
function theirsOf(stored: Message, key: string, form: FormData, base: Readonly<Record<string, string>>) {
  const part = String(form.get("part") ?? "");
  const shape = shapeIn(stored);
  if (part === "" || partOf(shape, part)) {
    const text = (name: string) => String(form.get(name) ?? "");
    const drawn = drawnIn({ drawnKind: text("drawnKind") as TypedPart["drawnKind"], drawnAnswers: text("drawnAnswers") });
    return { values: valuesOf(shape, furtherIn(stored, key), part, drawn) as Record<string, string>, gone: false };
  }
  const isTyped = Object.entries(base).some(([name, value]) => String(form.get(name) ?? "") !== value);
  return { values: base, gone: isTyped && !form.has("put-back") && form.get("intent") !== "remove" };
}

/** What a conflict calls a value that people do not type. */
function wordsOf({ text }: Viewer, shape: SurveyShape, name: string, value: string): string {
  if (name.startsWith("way")) return placeName((key, values) => text(`questions:${key}`, values), shape, value);
  if (name === "kind") return text(`messages:question_${value}`);
  return name === "required" ? text(value === "on" ? "history:yes" : "history:no") : value;
}
