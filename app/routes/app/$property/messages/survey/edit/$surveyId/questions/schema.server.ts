import { z } from "zod";
import { revision, text } from "#app/contracts/text.ts";
import { OPTION_ACTS, SURVEY_ACTS } from "#app/domain/messages/change-survey.ts";
import { MOST_MESSAGE_CHARACTERS } from "#app/domain/messages/message-texts.ts";
import { QUESTION_KINDS } from "#app/domain/messages/survey.ts";
import { OPTION_FIELDS, WAY_FIELDS } from "./fields.ts";

const ID = "[a-z0-9-]{1,40}";
const INTENT = new RegExp(`^(?:save|ask-remove|${SURVEY_ACTS.join("|")}|open:${ID}|(?:${OPTION_ACTS.join("|")}):${ID})$`);
const written = (limit: number) => text(limit).default("");
const id = z.string().regex(new RegExp(`^(?:${ID})?$`));
const each = <Name extends string, Field extends z.ZodType>(names: readonly Name[], field: Field) =>
  Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>;

/** The form of a survey's questions: one part of it, and the button that was pressed. What was not drawn is not sent. */
export const questionsSchema = z.object({
  revision: z.coerce.number().pipe(revision),
  intent: z.string().regex(INTENT).default("save"),
  part: id.default(""),
  /** The kind of question and the answers that the form was drawn for, with spaces between them. */
  ...{ drawnKind: z.enum(["", ...QUESTION_KINDS]).default(""), drawnAnswers: z.string().max(900).default("") },
  "put-back": z.enum(["", "yes", "no"]).default(""),
  questionTitle: written(MOST_MESSAGE_CHARACTERS.title),
  kind: z.enum(QUESTION_KINDS).optional(),
  required: z.boolean().default(false),
  ...{ leftLabel: written(MOST_MESSAGE_CHARACTERS.label), rightLabel: written(MOST_MESSAGE_CHARACTERS.label) },
  thanks: written(MOST_MESSAGE_CHARACTERS.title),
  ...each(OPTION_FIELDS, written(MOST_MESSAGE_CHARACTERS.label)),
  ...each(WAY_FIELDS, id.default("")),
});
export type TypedPart = z.output<typeof questionsSchema>;
