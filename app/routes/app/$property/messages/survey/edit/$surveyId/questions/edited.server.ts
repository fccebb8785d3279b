import { getZodConstraint } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { Message } from "#app/api/message-words.ts";
import { isPutAway } from "#app/domain/messages/message.ts";
import type { FurtherTexts } from "#app/domain/messages/message-texts.ts";
import { shapeProblems } from "#app/domain/messages/shape-problems.ts";
import { MAIN_END, MAIN_QUESTION, oneQuestion, type SurveyShape } from "#app/domain/messages/survey.ts";
import { isFixed, partOf } from "#app/domain/messages/survey-ways.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { messageOf } from "#app/features/messages/editor/message-of.server.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { changedWhen } from "#app/features/targeting/changed-when.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { questionsSchema } from "./schema.server.ts";
import { drawnFor, valuesOf } from "./values.ts";

export const shapeIn = ({ shape }: Message): SurveyShape => shape ?? oneQuestion("emoji");

export function furtherIn({ texts }: Message, language: string): FurtherTexts | undefined {
  const said = texts[language]?.texts;
  return said && "question" in said ? said.further : undefined;
}

/** What a survey asks at an address, with the part that this names open and its words in one language. */
export async function editedQuestions(request: Request, viewer: Viewer, id: string) {
  const [stored, language, moments] = await Promise.all([
    messageOf(viewer, "survey", id),
    contentLanguage(request, viewer),
    momentsOf(viewer),
  ]);
  const query = new URL(request.url).searchParams;
  const { key, lang, all, problems } = language;
  const [shape, further] = [shapeIn(stored), furtherIn(stored, key)];
  const selected = query.get("part") ?? "";
  const part = partOf(shape, selected);
  const drawn = drawnFor(part);
  const { visibility } = stored;
  // A language that is off keeps nothing from going live.
  const isIn = stored.texts[key]?.status !== "off";
  const edited = {
    title: viewer.text("questions:title", { title: stored.title || viewer.text("messages:untitled") }),
    message: { id: stored.id, title: stored.title, revision: stored.revision, visibility },
    hasUnpublishedChanges: stored.hasUnpublishedChanges,
    changed: changedWhen(viewer, moments, { updatedAt: stored.lastChangedAt, lastChangedBy: stored.lastChangedBy }),
    language: { key, lang, all, name: all.length > 1 ? (all.find((each) => each.key === key)?.name ?? key) : null },
    written: stored.languages
      .filter(({ isWritten }) => isWritten)
      .map((each) => ({ key: each.key, status: each.status === "off" ? ("off" as const) : ("on" as const) })),
    problems,
    shape,
    words: wordsIn(stored, key),
    open: part && { id: selected, kind: part.kind, isFixed: isFixed(part) },
    drawn,
    values: valuesOf(shape, further, selected, drawn),
    found: {
      shape: shapeProblems(shape),
      texts: (stored.problems[key] ?? [])
        .filter(({ field }) => field.startsWith("further."))
        .map((each) => ({ ...each, blocks: each.blocks && isIn })),
    },
    isIn,
    asks: query.get("ask") === "remove" && part !== null && !isFixed(part),
    refusal: isPutAway(visibility) ? "message_archived" : viewer.may("edit", "messages", { visibility }) ? null : "not_allowed_for_role",
    constraint: getZodConstraint(questionsSchema),
  };
  return data(edited, { status: problems.length > 0 ? 400 : 200 });
}
export type EditedQuestions = Awaited<ReturnType<typeof editedQuestions>>["data"];

/** What questions, options and thank-yous say in a language, where they say anything; options by question and option. */
function wordsIn(stored: Message, language: string): Record<string, string> {
  const further = furtherIn(stored, language);
  const said = stored.texts[language]?.texts;
  const questions = Object.entries(further?.questions ?? {}).flatMap(([id, { title, options }]) => [
    [id, title],
    ...Object.entries(options).map(([option, text]) => [`${id} ${option}`, text]),
  ]);
  const main =
    said && "question" in said
      ? [
          [MAIN_QUESTION, said.question],
          [MAIN_END, said.thankYouMessage],
        ]
      : [];
  return Object.fromEntries([...main, ...questions, ...Object.entries(further?.ends ?? {})]);
}
