import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "#app/paths/paths.ts";
import { preferencesHeader, THEMES } from "#app/preferences.server.ts";
import { requireOwnOrigin } from "#app/session/own-origin.server.ts";
import { choiceIn, readForm } from "#app/session/read-form.server.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";

export const loader = () => redirect(paths.landing());

/** Sets the colours of this browser. */
export async function action({ request }: ActionFunctionArgs) {
  requireOwnOrigin(request);
  const form = await readForm(request, { fields: ["theme", "return"], mostBytes: 16_000 });
  const theme = choiceIn(form, "theme", THEMES);
  return redirect(safeRedirect(form.get("return"), paths.landing()), {
    headers: { "set-cookie": await preferencesHeader(request, { theme }) },
  });
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
