import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { attempt } from "#app/api/failure.ts";
import { readPublicQuestion } from "#app/api/public-answers.server.ts";
import { isWithinLimit } from "#app/session/address-limit.server.ts";
import { requireOwnOrigin } from "#app/session/own-origin.server.ts";
import { AnswerScreen } from "./+parts/answer-screen.tsx";
import { ClosedScreen } from "./+parts/closed-screen.tsx";
import { isOpening } from "./is-opening.server.ts";
import { languagesAsked } from "./languages-asked.server.ts";
import { sentPage, sentValues } from "./sent-page.server.ts";
import { newShowing, showingHeaders, showingIn } from "./showing-cookie.server.ts";
import { closedAs, closedScreen, shownScreen } from "./shown-screen.server.ts";

export const handle = { scripts: false };

/** What is read here changes no answer: an address in an email is opened by filters, too. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  if (!(await isWithinLimit(request, "pages"))) return closedScreen(request, 429);
  const query = new URL(request.url).searchParams;
  const kept = query.has("new") ? null : await showingIn(request);
  const showing = kept ?? newShowing();
  const read = await attempt(
    readPublicQuestion({
      ...{ token, showing, opened: isOpening(request) },
      ...{ page: query.get("page")?.slice(0, 40) || undefined, languages: languagesAsked(request) },
    }),
  );
  if (!read.ok) return closedAs(request, read.failure);
  const shown = await shownScreen(request, token, { asked: read.answer, showing });
  return data(shown, { headers: await showingHeaders(token, kept, showing) });
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireOwnOrigin(request);
  const token = params.token ?? "";
  const values = await sentValues(request);
  if (!(await isWithinLimit(request, "forms"))) return closedScreen(request, 429, values);
  const sent = await attempt(sentPage(request, token, values));
  if (!sent.ok) return closedAs(request, sent.failure, values);
  return data(await shownScreen(request, token, sent.answer), { status: sent.answer.status });
}

/** Addresses name people, and what is shown is theirs alone. */
export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const wait = actionHeaders.get("retry-after") ?? loaderHeaders.get("retry-after");
  return { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow", ...(wait && { "retry-after": wait }) };
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? "Handrail" }];

export default function AnswerPage() {
  const loaded = useLoaderData<typeof loader>();
  const shown = useActionData<typeof action>() ?? loaded;
  return shown.closed === null ? <AnswerScreen of={shown} /> : <ClosedScreen title={shown.title} text={shown.closed} lost={shown.lost} />;
}
