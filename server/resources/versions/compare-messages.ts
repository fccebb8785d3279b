import type { WireAnnouncementTexts, WireQuestionTexts } from "#app/contracts/message-content.ts";
import { type MessageContent, rankingTypeOf } from "#app/domain/messages/message-content.ts";
import type { FurtherTexts } from "#app/domain/messages/message-texts.ts";
import { MAIN_QUESTION, type SurveyShape } from "#app/domain/messages/survey.ts";
import { type Compared, compareContent, type Difference } from "#app/domain/versions/compare.ts";
import { toWireTexts } from "#server/resources/messages/wire-texts.ts";

/**
 * What differs between two states of a message, with its fields as its calls name them: first what holds in all languages, then its texts
 * language by language, then the further questions of a survey, each told as a step is.
 */
export function compareMessages(from: MessageContent, to: MessageContent): Difference[] {
  const inAll = compareContent({ texts: { all: settingsOf(from) } }, { texts: { all: settingsOf(to) } });
  return [...inAll.map((difference) => ({ ...difference, language: null })), ...compareContent(comparable(from), comparable(to))];
}

/** A rule reads "page: question = answers → page", by their ids. */
function settingsOf(content: MessageContent): Compared["texts"][string] {
  const { pages, ends } = content.shape ?? { pages: [], ends: [] };
  const rules = pages.flatMap(({ id, rules }) =>
    rules.map(({ question, answers, to }) => `${id}: ${question} = ${answers.join(", ")} → ${to}`),
  );
  const settings = { title: "", form: content.form, rankingType: rankingTypeOf(content), rules, ends };
  return settings;
}

function comparable(content: MessageContent): Compared {
  const texts = Object.keys(content.texts).map((language) => {
    const said = toWireTexts(content, language);
    const further = said && "further" in said ? said.further : undefined;
    return [language, { ...inOrder(said), ...(content.shape && furtherWords(content.shape, further)) }];
  });
  return { texts: Object.fromEntries(texts), steps: content.shape ? furtherQuestions(content.shape) : [] };
}

/** Every text in the order in which the editor has them, also what is left out: the database keeps no order. */
function inOrder(texts: WireAnnouncementTexts | WireQuestionTexts | null): object {
  if (!texts) return {};
  if ("question" in texts) {
    const { question, leftLabel, rightLabel, commentBoxLabel, buttonLabel, thankYouMessage, further: _, ...others } = texts;
    return { question, leftLabel, rightLabel, commentBoxLabel, buttonLabel, thankYouMessage, ...others };
  }
  const { headline, description, media, cta, ...others } = texts;
  const { primaryLink, secondaryLink, tutorial } = cta;
  const link = (of: typeof primaryLink) => ({ title: of?.title ?? null, url: of?.url ?? null });
  return {
    ...{ headline, description, media: { type: media?.type ?? null, src: media?.src ?? null } },
    cta: { primaryLink: link(primaryLink), secondaryLink: link(secondaryLink), tutorial },
    ...others,
  };
}

/** What further questions say stands with each, the options in their order; the further thank-yous are one text of as many lines. */
function furtherWords(shape: SurveyShape, further: FurtherTexts | undefined) {
  const steps = furtherQuestions(shape).map(({ id, options }) => {
    const { title = "", leftLabel = "", rightLabel = "", options: words = {} } = further?.questions[id] ?? {};
    return [id, { question: title, leftLabel, rightLabel, choices: wordsOf(options, words) }];
  });
  return { steps: Object.fromEntries(steps), furtherThanks: wordsOf(shape.ends, further?.ends ?? {}) };
}

const wordsOf = (ids: readonly string[], texts: Record<string, string>) => ids.map((id) => texts[id] ?? "").filter((text) => text !== "");

/** The question that every survey has is told by its texts and its ranking. `page` counts from 1. */
function furtherQuestions({ pages }: SurveyShape) {
  const all = pages.flatMap(({ questions }, index) => questions.map((question) => ({ ...question, page: index + 1 })));
  return all.filter(({ id }) => id !== MAIN_QUESTION);
}
