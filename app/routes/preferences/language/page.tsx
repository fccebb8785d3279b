import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { attempt } from "#app/api/failure.ts";
import { updateMe } from "#app/api/managers.server.ts";
import { paths } from "#app/paths/paths.ts";
import { preferencesHeader } from "#app/preferences.server.ts";
import { requireOwnOrigin } from "#app/session/own-origin.server.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { getSession } from "#app/session/session.server.ts";

export const loader = () => redirect(paths.landing());

/** Sets the language of this browser, and of the person if somebody is signed in. */
export async function action({ request }: ActionFunctionArgs) {
  requireOwnOrigin(request);
  const form = await readForm(request, { fields: ["language", "return"], mostBytes: 16_000 });
  const language = form.get("language") === "de" ? "de" : "en";
  const session = await getSession(request);
  // The browser's choice counts even if the upstream cannot be reached.
  if (session) await attempt(updateMe(session, { language }));
  return redirect(safeRedirect(form.get("return"), paths.landing()), {
    headers: { "set-cookie": await preferencesHeader(request, { language, copied: undefined }) },
  });
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
