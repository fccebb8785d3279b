import { z } from "zod";
import { MOST_QUESTION_CHARACTERS, QUESTIONS_SHOWN, SOURCES } from "#app/domain/copilot/settings.ts";
import { TONES } from "#app/domain/copilot/tone.ts";
import { calls } from "./call.ts";
import { linkOrNone } from "./link.ts";
import { id, idOrNone, languageKey, requiredText, revision, stamp } from "./text.ts";

const path = "/v2/properties/:property/copilot";

/** What may be set; `userSegmentId` 0 is everybody, an empty `contact` none. */
const fields = {
  enabled: z.boolean(),
  userSegmentId: idOrNone,
  tone: z.enum(TONES),
  contact: linkOrNone,
  /** Questions may be sent to the model of the installation: as typed, without mail and web addresses and numbers of five and more digits. */
  byModel: z.boolean(),
  /** What it answers from, each once. */
  sources: z
    .array(z.enum(SOURCES))
    .min(1, "copilot_no_source")
    .max(SOURCES.length)
    .refine((all) => new Set(all).size === all.length, "text_error_invalid"),
};
/** How often something came of a question. */
const count = z.number().int();

const settings = z.object({ ...fields, privacyLevel: z.number().int(), revision: z.number().int() });

/** What a question is answered with: published items, the best first, and sentences of the best. None where nothing answers. */
const copilotAnswer = z.object({
  found: z.boolean(),
  quotes: z.array(z.string()),
  /** Of a document also where it stands, null for an uploaded text, and the beginning of what it says. */
  sources: z.array(
    z.object({
      kind: z.enum(SOURCES),
      id,
      title: z.string(),
      address: z.string().nullable().optional(),
      text: z.string().optional(),
    }),
  ),
  /** The guide to start: the best source, or the one that it leads to; null for none. */
  guide: id.nullable(),
  /** Whether rules chose; else a model did. */
  byRules: z.boolean(),
});

export const copilotSettingCalls = calls({
  getCopilot: {
    method: "GET",
    path,
    summary: "How the copilot of a property is set, with the property's revision and privacy level",
    access: { view: "application-settings" },
    plan: "aiAssistant",
    answer: settings,
  },
  updateCopilot: {
    method: "PUT",
    path,
    summary: "Change how the copilot is set; what is left out stays",
    access: { edit: "application-settings" },
    plan: "aiAssistant",
    body: z.strictObject({ ...fields, revision }).partial(),
    answer: settings,
  },
  tryCopilot: {
    method: "GET",
    path: `${path}/answer`,
    summary: "What a question is answered with from everything that is live in one language, whomever it is for; nothing is stored",
    access: { view: "application-settings" },
    plan: "aiAssistant",
    query: z.object({ question: requiredText(MOST_QUESTION_CHARACTERS), lang: languageKey.optional() }),
    answer: copilotAnswer,
  },
  listQuestions: {
    method: "GET",
    path: `${path}/questions`,
    summary:
      "The latest 50 questions from the latest 5,000 of 90 days, with what came of them: `open` are those that nothing answered or whose answer did not help; none at privacy level 0",
    access: { view: "application-settings" },
    plan: "aiAssistant",
    query: z.object({ show: z.enum(QUESTIONS_SHOWN).default("open") }),
    answer: z.object({
      data: z.array(
        z.object({
          question: z.string(),
          /** That it was asked in last. */
          language: z.string(),
          /** What answered it last and is there still, by its title in the default language. */
          sources: z.array(z.object({ kind: z.enum(SOURCES), id, title: z.string() })),
          ...{ count, lastAt: stamp, nothing: count, helped: count, unhelpful: count },
        }),
      ),
    }),
  },
});
