import { z } from "zod";
import { givenAnswers, MOST_SECONDS, typedAnswer } from "#app/contracts/public-answers.ts";
import { id } from "#app/contracts/text.ts";
import { lanesOf } from "#server/database/shared-statements.ts";
import { fieldsOf } from "#server/http/fields-of.ts";
import { refuse } from "#server/http/refusal.ts";
import type { Parts } from "#server/parts.ts";
import { namelessQuota } from "./nameless-quota.ts";
import { answersTogether, showingOf, takeAnswer } from "./take-answer.ts";
import type { SegmentsOf } from "./visiting.ts";

export const ANSWER_BYTES = 200_000;

/** What somebody did with a message that showed by itself (see `Given`): `id` is that of its impression, which nobody else knows. */
const sent = z.object({
  id: z.guid("text_error_invalid"),
  content: id,
  how: z.enum(["begun", "done", "never"]),
  language: z.string().max(35, "text_error_too_long").default(""),
  answers: givenAnswers.default({}),
  comment: typedAnswer.default(""),
  seconds: z.number().int().min(0).max(MOST_SECONDS).default(0),
});

/**
 * Takes what somebody answered in a player. What they have answered by a link meanwhile stays as it is.
 * @throws Refusal 409 `message_not_shown` where nothing was shown under that id, 422 for a malformed body or a required answer that is missing,
 * 429 `answers_of_day` for one of nobody when a day has its fill of them
 */
export function createAnswers({ db, pool, ...parts }: Pick<Parts, "db" | "pool" | "env" | "log">, segmentsOf: SegmentsOf) {
  const quota = namelessQuota({ db, ...parts });
  const store = answersTogether(db, lanesOf(pool));
  return async (propertyId: number, read: () => Promise<unknown>): Promise<void> => {
    const said = sent.safeParse(await read());
    if (!said.success) throw refuse.invalid(fieldsOf(said.error, 10));
    const given = { ...said.data, propertyId };
    for (let isTaken = false; !isTaken; ) {
      const shown = await showingOf(store, given);
      const { person, anonymous, isDone, isBegun } = shown;
      // Whoever has begun may go on.
      if (person === "" && !isDone && !isBegun && given.how !== "never") await quota.take(propertyId, "player");
      const segments = person === "" ? [] : await segmentsOf(propertyId, { id: person, isAnonymous: anonymous });
      isTaken = await takeAnswer(store, shown, given, segments);
    }
  };
}
