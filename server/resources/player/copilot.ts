import { z } from "zod";
import { few, id, requiredText } from "#app/contracts/text.ts";
import { MOST_QUESTION_CHARACTERS } from "#app/domain/copilot/settings.ts";
import type { SearchItem } from "#app/domain/search/items-of.ts";
import { answererFor } from "#server/ai/answerer-for.ts";
import { answerByRules } from "#server/ai/rules/answer-question.ts";
import { fieldsOf } from "#server/http/fields-of.ts";
import { limitOf } from "#server/http/rate-limit.ts";
import { refuse } from "#server/http/refusal.ts";
import type { Parts } from "#server/parts.ts";
import { keptQuota } from "#server/resources/questions/kept-quota.ts";
import { offeredTo, type Published, toWireAnswer } from "#server/resources/questions/published.ts";
import { keepQuestion, rateAnswer } from "#server/resources/questions/store.ts";
import { playerProperties } from "./player-property.ts";
import { knownAs } from "./shown-before.ts";
import { type SegmentsOf, visiting, visitorOf } from "./visiting.ts";

export const QUESTION_BYTES = 32_000;
const MOST_TAGS = 1000;
/**
 * In a minute: of one person, of all whom nobody names at one address, which may be an office, and of a property on each instance. 500 characters
 * of words that are hard to find take its thread about 45 ms by the median where there are 5,000 documents (single
 * ones up to 104 on a busy machine): 300 of them 14 s, less than a third of the minute.
 */
const [OF_PERSON, OF_NAMELESS, OF_PROPERTY] = [10, 60, 300];

/** A question, and where it was asked; `tags` are those on the page, by id. */
const asked = z.object({
  question: requiredText(MOST_QUESTION_CHARACTERS),
  language: z.string().max(35, "text_error_too_long").default(""),
  url: z.string().max(2000, "text_error_too_long").default(""),
  tags: few(id, MOST_TAGS).default([]),
  ...visiting,
});
const rated = z.object({ id: z.guid("text_error_invalid"), helpful: z.boolean() });

/**
 * Answers questions of players from what their person is offered. Who asked is used for that alone; what was asked is kept from privacy level 1
 * on, of somebody, and while the day's quota lasts: of nobody, nothing is.
 */
export function createCopilot(
  { db, env, log }: Omit<Parts, "pool">,
  segmentsOf: SegmentsOf,
  publishedFor: (propertyId: number, language: string) => Promise<Published>,
) {
  const propertyOf = playerProperties(db);
  const answererOf = answererFor({ env, log });
  const isKept = keptQuota({ db, log });
  const ofPerson = limitOf(env, OF_PERSON, 60, refuse.tooManyQuestions);
  const ofNameless = limitOf(env, OF_NAMELESS, 60, refuse.tooManyQuestions);
  const ofProperty = limitOf(env, OF_PROPERTY, 60, refuse.tooManyQuestionsOfProperty);
  /** Where nobody is to be answered. @throws Refusal 404 */
  async function copilotOf(propertyId: number) {
    const property = await propertyOf(propertyId);
    if (!property?.copilot) throw refuse.notFound();
    return { ...property, copilot: property.copilot };
  }

  return {
    /**
     * @param address that of the request, by which nobody is counted
     * @returns what answers: the answer's id is null where nothing was kept, and it takes no rating then. It is told what a model has chosen
     * so far, which is marked as `partly`, and may be replaced by the whole
     * @throws Refusal 404 where the copilot is off or not for this person, 422 for a malformed body, 429 `too_many_questions` of one person,
     * `too_many_questions_of_property`
     */
    async ask(propertyId: number, address: string, read: () => Promise<unknown>) {
      const property = await copilotOf(propertyId);
      const said = asked.safeParse(await read());
      if (!said.success) throw refuse.invalid(fieldsOf(said.error, 10));
      const { question, language, url, tags } = said.data;
      const visitor = visitorOf(env, propertyId, property, said.data);
      await (visitor ? ofPerson(`${propertyId} ${visitor.isAnonymous} ${visitor.id}`) : ofNameless(`${propertyId} ${address}`));
      await ofProperty(String(propertyId));
      const segments = await segmentsOf(propertyId, visitor);
      const { userSegmentId, byModel, sources } = property.copilot;
      if (userSegmentId > 0 && !segments.includes(userSegmentId)) throw refuse.notFound();
      const published = await publishedFor(propertyId, language);
      const isOffered = offeredTo(published, { segments, url, tags });
      const answerer = answererOf(byModel);
      const about = { question, index: published.index, isOffered: (item: SearchItem) => sources.includes(item.kind) && isOffered(item) };
      const answer = async (tell?: (soFar: object) => void) => {
        const answered = await answerer(about, (soFar) => tell?.({ id: null, partly: true, ...toWireAnswer(soFar, published, isOffered) }));
        const kept = { question, language: published.bundle.property.language, answered };
        const isStored = visitor !== null && (await isKept(propertyId));
        const id = isStored ? await keepQuestion(db, propertyId, await knownAs(db, propertyId, visitor), kept) : null;
        return { id, ...toWireAnswer(answered, published, isOffered) };
      };
      return { isInParts: answerer !== answerByRules, answer };
    },

    /** Takes whether an answer helped. @throws Refusal 404 where nothing of it was kept, 422 for a malformed body */
    async rate(propertyId: number, read: () => Promise<unknown>): Promise<void> {
      await copilotOf(propertyId);
      const said = rated.safeParse(await read());
      if (!said.success) throw refuse.invalid(fieldsOf(said.error, 10));
      if (!(await rateAnswer(db, propertyId, said.data.id, said.data.helpful))) throw refuse.notFound();
    },
  };
}
