import type { Asked, AskedPage } from "#app/api/public-answers.server.ts";
import { directionOf } from "#app/domain/languages/direction.ts";
import { SURVEY_LIMITS } from "#app/domain/messages/survey.ts";
import { playerTexts } from "#app/domain/player/texts/texts-for.ts";
import { languageOf } from "#app/i18n/language.server.ts";
import { UI_LANGUAGES, type UiLanguage } from "#app/i18n/languages.ts";
import { translatorOf } from "#app/i18n/translator.server.ts";

const textIn =
  (language: UiLanguage) =>
  (key: string, values: Record<string, string | number> = {}) =>
    translatorOf(language).t(key, values);
type Text = ReturnType<typeof textIn>;

/** The page's own words: in the language of the message where there are any, else in that of the browser. `lang` is null where it is the message's. */
export async function wordsFor(request: Request, asked: Asked) {
  const key = asked.language.split("-")[0];
  const own = UI_LANGUAGES.find((each) => each === key) ?? (await languageOf(request));
  const text = textIn(own);
  const player = playerTexts(own);
  return {
    lang: own === key ? null : own,
    dir: directionOf(own),
    heading: text("answer:heading", { property: asked.property.name }),
    required: text("answer:required"),
    next: text("answer:next"),
    send: text("answer:send"),
    back: text("answer:back"),
    problem: text("answer:problem"),
    rankingHint: text("answer:ranking_hint"),
    noPlace: text("answer:no_place"),
    noAnswer: text("answer:no_answer"),
    place: asked.page && asked.page.of > 1 ? text("answer:place", { number: asked.page.number, of: asked.page.of }) : null,
    languages: text("answer:languages"),
    passed: text("answer:passed"),
    typed: text("answer:typed"),
    already: text("answer:already"),
    done: text("answer:done"),
    again: text("answer:again"),
    ends: (asked.page?.questions ?? []).map(({ leftLabel, rightLabel }) =>
      leftLabel || rightLabel ? text("answer:from_to", { from: leftLabel, to: rightLabel }) : "",
    ),
    stars: [1, 2, 3, 4, 5].map((count) => text("answer:stars", { count })),
    emoji: [player.emoji1, player.emoji2, player.emoji3, player.emoji4, player.emoji5],
    problems: problemsIn(text),
  };
}
export type Words = Awaited<ReturnType<typeof wordsFor>>;

/** What is wrong with an answer, by the code of its refusal. */
function problemsIn(text: Text) {
  return {
    answer_missing: text("answer:missing"),
    answer_ranking: text("answer:ranking_wrong"),
    text_error_unstorable: text("answer:not_text"),
    other: text("answer:invalid"),
    short: text("answer:too_long", { limit: SURVEY_LIMITS.short }),
    long: text("answer:too_long", { limit: SURVEY_LIMITS.long }),
  };
}

/** What a refusal says of a field of a page; `comment` is its box. */
export function problemText({ problems }: Words, page: AskedPage, id: string, code: string): string {
  if (code === "text_error_too_long")
    return page.questions.find((each) => each.id === id)?.kind === "short" ? problems.short : problems.long;
  return problems[code as keyof typeof problems] ?? problems.other;
}

/** The words of a link that leads to nothing. */
export async function closedWords(request: Request, status: number, isFullToday = false) {
  const text = textIn(await languageOf(request));
  const typed = text("answer:typed");
  if (status === 410) return { title: text("answer:closed_title"), text: text("answer:closed_text"), typed };
  if (status === 429 && isFullToday) return { title: text("answer:full_title"), text: text("answer:full_text"), typed };
  if (status === 429) return { title: text("answer:busy_title"), text: text("answer:busy_text"), typed };
  return { title: text("answer:unknown_title"), text: text("answer:unknown_text"), typed };
}
