import { data } from "@remix-run/node";
import type { ApiFailure } from "#app/api/failure.ts";
import type { Asked } from "#app/api/public-answers.server.ts";
import { directionOf } from "#app/domain/languages/direction.ts";
import { isScale, MAIN_QUESTION, SCALES } from "#app/domain/messages/survey.ts";
import { languageName } from "#app/i18n/language-name.ts";
import { paths } from "#app/paths/paths.ts";
import { type FormValues, fieldOf, firstControl, typedIn, valuesOf } from "./form-values.ts";
import type { Sent } from "./sent-page.server.ts";
import { closedWords, problemText, wordsFor } from "./words.server.ts";

type Told = Pick<Sent, "asked" | "showing"> & Partial<Pick<Sent, "values" | "fields" | "lost">>;

/** What the page shows of an answer. */
export async function shownScreen(request: Request, token: string, { asked, showing, values, fields = [], lost = [] }: Told) {
  const words = await wordsFor(request, asked);
  const { page, language, property } = asked;
  const query = new URL(request.url).searchParams;
  const lang = query.get("lang") ?? undefined;
  const problems = page
    ? fields.map(({ id, code }) => {
        const question = page.questions.find((each) => each.id === id);
        return { id, to: question ? firstControl(question) : id, about: question?.title ?? "", text: problemText(words, page, id, code) };
      })
    : [];
  return {
    closed: null,
    title: `${asked.title} · ${property.name}`,
    written: { lang: language, dir: directionOf(language) },
    ...{ asked, showing, words, problems, lost },
    values: values ?? (page ? preselected(asked, valuesOf(page), query.get("score")) : {}),
    opened: Date.now(),
    /** Whether the answer was done just now. */
    isDone: page === null && (query.has("done") || !asked.before),
    to: paths.answer(token, { lang }),
    anew: asked.again ? paths.answer(token, { new: "yes", lang }) : null,
    others: asked.languages.filter((each) => each !== language).map((key) => ({ key, name: languageName(key, key) })),
  };
}
export type ShownScreen = Awaited<ReturnType<typeof shownScreen>>;

/** A link in an email may choose the score, which is sent with the form alone. */
function preselected({ page }: Asked, values: FormValues, score: string | null): FormValues {
  const main = page?.questions.find(({ id }) => id === MAIN_QUESTION);
  if (!main || !isScale(main.kind) || values[fieldOf(main.id)] || score === null || !/^\d{1,2}$/.test(score)) return values;
  const [least, most] = SCALES[main.kind];
  const isOnScale = Number(score) >= least && Number(score) <= most;
  return isOnScale ? { ...values, [fieldOf(main.id)]: [String(Number(score))] } : values;
}

/** What a link shows that leads nowhere, is closed, or is used too often. @throws every other failure */
export function closedAs(request: Request, failure: ApiFailure, sent?: FormValues) {
  // What cannot be a link at all is an unknown one.
  const status = failure.status === 422 ? 404 : failure.status;
  if (![404, 410, 429].includes(status)) throw failure;
  return closedScreen(request, status, sent, failure.code === "answers_of_day");
}

/** The same for a status. */
export async function closedScreen(request: Request, status: number, sent: FormValues = {}, isFullToday = false) {
  const { title, text, typed } = await closedWords(request, status, isFullToday);
  const texts = typedIn(sent);
  const headers: Record<string, string> = status === 429 && !isFullToday ? { "retry-after": "60" } : {};
  return data({ closed: text, title, lost: texts.length > 0 ? { typed, texts } : null }, { status, headers });
}
