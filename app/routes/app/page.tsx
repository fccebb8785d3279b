import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { attempt } from "#app/api/failure.ts";
import { getMe } from "#app/api/managers.server.ts";
import { paths } from "#app/paths/paths.ts";
import { pathsOf } from "#app/paths/paths-of.ts";
import { requireSession } from "#app/session/viewer.server.ts";

/** The landing page: the first property, or the error page for people without one. */
export async function loader(args: LoaderFunctionArgs) {
  const session = await requireSession(args);
  const me = await attempt(getMe(session));
  // `me` was refused although the person is signed in: signing in again would not help (specification 1, section 8).
  if (!me.ok && me.failure.status === 401) return redirect(paths.unauthorized());
  if (!me.ok) throw me.failure;
  const { firstProperty } = me.answer;
  return redirect(firstProperty === null ? paths.unauthorized() : pathsOf(firstProperty).property());
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
