import { redirect } from "@remix-run/node";
import { type ApiFailure, attempt } from "#app/api/failure.ts";
import { type Asked, answerPublicly, readPublicQuestion } from "#app/api/public-answers.server.ts";
import { SURVEY_LIMITS } from "#app/domain/messages/survey.ts";
import { paths } from "#app/paths/paths.ts";
import { formEntries, unreadable } from "#app/session/read-form.server.ts";
import { answersIn, COMMENT, type FormValues, typedIn } from "./form-values.ts";
import { languagesAsked } from "./languages-asked.server.ts";
import { isShowing, newShowing, showingHeaders, showingIn } from "./showing-cookie.server.ts";

/** Room for every question of a page at its limit. */
const MOST_BYTES = 300_000;
/** A place for every option of ten rankings, and what comes along. */
const MOST_FIELDS = SURVEY_LIMITS.questionsOfPage * SURVEY_LIMITS.options + 20;
const DAY_SECONDS = 86_400;

/** What a form led to, where the page itself shows it: something was wrong with it, or the browser keeps no cookie to go on by. */
export type Sent = {
  asked: Asked;
  showing: string;
  values: FormValues | null;
  fields: { id: string; code: string }[];
  /** What was typed on a page that was passed meanwhile, as in another tab, and so is not kept. */
  lost: string[];
  status: number;
};

/** The fields of a page's form. @throws Response as `formEntries` */
export async function sentValues(request: Request): Promise<FormValues> {
  // Anybody may send a field of any name.
  const values: FormValues = Object.create(null);
  for (const [name, value] of await formEntries(request, MOST_BYTES, MOST_FIELDS)) {
    if (typeof value !== "string") throw unreadable();
    values[name] = [...(values[name] ?? []), value.replace(/\r\n?/g, "\n")];
  }
  return values;
}

/**
 * Takes the form of a page and leads on to the next.
 * @throws Response a redirect, or where it is no form of this page; ApiFailure as the calls
 */
export async function sentPage(request: Request, token: string, values: FormValues): Promise<Sent> {
  const kept = await showingIn(request);
  const showing = values.showing?.[0] ?? kept;
  if (!isShowing(showing)) throw unreadable();
  const languages = languagesAsked(request);
  const page = values.page?.[0] ?? "";
  const typed = typedIn(values);
  const isReadable = typed.every((text) => text.length <= SURVEY_LIMITS.long);
  const shown = await readPublicQuestion({ token, showing, page, languages, ...(isReadable && { sent: typed }) });
  const chosen = values.language?.[0];
  const query = { lang: chosen ?? new URL(request.url).searchParams.get("lang") ?? undefined };
  const bare = { values: null, fields: [], lost: [] };
  /** Leads on where the browser is known again there; else the answer to the form itself is the next page. */
  const onTo = async (asked: Asked): Promise<Sent> => {
    if (!kept) return { asked, showing, ...bare, status: 200 };
    const to = asked.page ? { page: asked.page.id } : { done: asked.before ? undefined : "yes" };
    throw redirect(paths.answer(token, { ...to, ...query }), { headers: await showingHeaders(token, kept, showing) });
  };
  // It was done meanwhile, as by a second press of the button, or the page is one that is not reached.
  if (shown.page?.id !== page) {
    const isLost = typed.length > 0 && !(isReadable && shown.kept);
    return isLost ? { asked: shown, showing, ...bare, lost: typed, status: 409 } : onTo(shown);
  }
  const taken = await attempt(
    answerPublicly({
      ...{ token, showing, page },
      languages: chosen ? [chosen, ...languages] : languages,
      move: values.move?.[0] === "back" ? "back" : chosen ? "stay" : "next",
      answers: answersIn(shown.page, values),
      comment: values[COMMENT]?.[0] ?? "",
      seconds: secondsSince(values.opened?.[0]),
    }),
  );
  if (taken.ok) return onTo(taken.answer);
  if (taken.failure.code === "message_not_shown") return { asked: shown, showing: newShowing(), values, fields: [], lost: [], status: 409 };
  if (taken.failure.status !== 422) throw taken.failure;
  return { asked: shown, showing, values, fields: fieldsIn(taken.failure), lost: [], status: 422 };
}

function fieldsIn({ problem }: ApiFailure): Sent["fields"] {
  return (problem?.fields ?? []).map(({ path, code }) => ({ id: path.split(".")[1] ?? path, code }));
}

/** @param opened when the page was made, in epoch milliseconds */
function secondsSince(opened: string | undefined): number {
  const seconds = Math.round((Date.now() - Number(opened)) / 1000);
  return seconds >= 0 && seconds <= DAY_SECONDS ? seconds : 0;
}
