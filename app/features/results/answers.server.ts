import { data, redirect } from "@remix-run/node";
import type { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { attempt } from "#app/api/failure.ts";
import { FOLLOW_UPS, NOTE_LIMITS, tagsIn } from "#app/domain/messages/answer-notes.ts";
import { STANDINGS } from "#app/domain/messages/nps.ts";
import { searchText } from "#app/domain/urls/search-text.ts";
import { choicesOf } from "#app/features/list/address-problem.ts";
import { pageIn } from "#app/features/list/list-query.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { parsed, refused, submittedForm } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { FOLLOW_UP_FILTERS } from "./answers.ts";
import { ANSWERS, type AskingType } from "./kinds.server.ts";
import { mayExport } from "./result.server.ts";
import { resultsOrUsual } from "./results-or-usual.server.ts";
import { commentSummary } from "./summary.server.ts";

/** The answers to one message that an address asks for, one by one. A page beyond the last leads to that. */
export async function messageAnswers(request: Request, viewer: Viewer, type: AskingType, message = "") {
  const { searchParams } = new URL(request.url);
  const choices = choicesOf(searchParams);
  const wished = {
    search: searchText(searchParams.get("search")) || undefined,
    standing: choices.oneOf("standing", STANDINGS, undefined),
    tag: choices.said("tag"),
    followUp: choices.oneOf("followUp", FOLLOW_UP_FILTERS, undefined),
    commented: choices.oneOf("commented", ["yes"] as const, undefined),
  };
  const isSummed = choices.oneOf("summary", ["yes"] as const, undefined);
  const page = pageIn(choices);
  const asked = await resultsOrUsual(viewer, searchParams, ({ compare: _, ...range }) =>
    ANSWERS[type].list(viewer, message, { ...range, ...wished, ...page }),
  );
  const { report, inAddress, range, typed, limits } = asked;
  // Of what asks for no score the groups limit nothing.
  const filters = { ...wished, standing: report.isNps ? wished.standing : undefined };
  const { compare: _, ...address } = { ...inAddress, ...filters };
  const last = Math.ceil(report.total / page.limit);
  if (report.data.length === 0 && page.page > 1)
    throw redirect(viewer.paths.answersTo(type, message, { ...address, page: Math.max(1, last) }));
  const problems = [...choices.problems, ...asked.problems];
  const untitled = viewer.text("messages:untitled");
  const moments = await momentsOf(viewer);
  const { range: _range, ...unnamed } = address;
  const wanted = { ...unnamed, from: report.from, to: report.to };
  return data(
    {
      ...{ type, range, typed, problems, limits, filters, page, address, report },
      title: report.title || untitled,
      answers: report.data.map((answer) => ({
        ...{ ...answer, at: moments.shownMoment(answer.at) },
        answers: answer.answers.map((each) => ({ ...each, title: each.title || untitled })),
      })),
      summary: isSummed ? await commentSummary(viewer, type, message, wanted) : null,
      isSummed: isSummed !== undefined,
      mayNote: viewer.may("edit", ANSWERS[type].section),
      mayExport: mayExport(viewer, type),
      /** Where the answers stand, as its filters and its overview have it. */
      overview: inAddress,
    },
    { status: problems.length > 0 ? 400 : 200 },
  );
}

/** The same as a screen gets it. */
export type Answers = ReturnType<typeof useLoaderData<typeof messageAnswers>>;

const noteSchema = z.object({
  answer: z.guid("text_error_invalid"),
  tags: z
    .string()
    .default("")
    .transform(tagsIn)
    .refine((tags) => tags.length <= NOTE_LIMITS.tags, "tags_error_many")
    .refine((tags) => tags.every((tag) => tag.length <= NOTE_LIMITS.tag), "tags_error_long"),
  followUp: z.enum(FOLLOW_UPS).optional(),
});

/** The form beside an answer: its tags, and whether somebody follows it up. It leads back to where the answer is. */
export async function noteAnswer(request: Request, viewer: Viewer, type: AskingType, message = "") {
  const form = await submittedForm(request, noteSchema, viewer, []);
  const submission = parsed(form, noteSchema);
  if (submission.status !== "success") return refused(submission);
  const { answer, tags, followUp = null } = submission.value;
  const noted = await attempt(ANSWERS[type].note(viewer, message, answer, { tags, followUp }));
  if (!noted.ok) return refused(submission, noted.failure);
  const { pathname, search } = new URL(request.url);
  return redirectWithToast(`${pathname.replace(/\.data$/, "")}${search}#answer-${answer}`, "answer_noted");
}
