import { redirect } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { sessionEnded } from "./session-ended.server.ts";

/** Refusals of the form itself: sending it again would change nothing. */
const OF_THE_FORM = [400, 403, 405, 413, 415];
const KEEPERS = ["/not-sent", "/session-ended"];

/**
 * Where a document redirects instead of showing a failure, by what its action or a loader threw; null to show the failure screen. A token
 * that the upstream refuses leads to the sign-in. A form whose page could not be shown is answered with 307, so that the browser sends the
 * same form on to the page that keeps its fields: no screen has to deal with it.
 */
export function ledElsewhere(request: Request, error: unknown): Response | null {
  const { pathname, search } = new URL(request.url);
  if (error === undefined || KEEPERS.includes(pathname)) return null;
  const { status, code } = told(error);
  if (request.method === "GET" || request.method === "HEAD")
    return code === "not_signed_in" ? redirect(paths.login(pathname + search)) : null;
  if (OF_THE_FORM.includes(status)) return null;
  if (code === "not_signed_in") return sessionEnded(request);
  return redirect(`/not-sent?${new URLSearchParams({ to: pathname + search, status: String(status), code })}`, 307);
}

function told(error: unknown): { status: number; code: string } {
  if (!isRouteErrorResponse(error)) return { status: 500, code: "" };
  return { status: error.status, code: String((error.data as { code?: string } | null)?.code ?? "") };
}
