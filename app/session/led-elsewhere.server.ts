import { redirect } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { sessionEnded } from "./session-ended.server.ts";

/** What a form itself is refused for: sending the same again would change nothing. */
const OF_THE_FORM = [400, 403, 405, 413, 415];
const KEEPERS = ["/not-sent", "/session-ended"];

/**
 * Where a document leads instead of to the screen of its failure, by what its action or a loader threw; null for that screen. A token that
 * the upstream refuses leads to the sign-in. A form whose page could not be shown is answered with 307, by which a browser sends the very same
 * form on to the page that keeps its fields: so no screen has to see to it.
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
