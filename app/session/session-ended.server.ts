import { redirect } from "@remix-run/node";

/**
 * The answer to a form whose session has ended: 307, by which a browser sends the very same form once more, to the page that keeps its
 * fields until the person is signed in again. It holds with and without scripts. The body of `request` must not have been read for it.
 */
export function sessionEnded(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  const to = pathname.replace(/\.data$/, "") + search;
  return redirect(`/session-ended?${new URLSearchParams({ to })}`, 307);
}
