import { redirect } from "@remix-run/node";

/**
 * The answer to a form whose session has ended: 307, with which the browser sends the same form again to the page that keeps its fields
 * until the person has signed in. Works with and without scripts. The body of `request` must not have been read.
 */
export function sessionEnded(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  const to = pathname.replace(/\.data$/, "") + search;
  return redirect(`/session-ended?${new URLSearchParams({ to })}`, 307);
}
