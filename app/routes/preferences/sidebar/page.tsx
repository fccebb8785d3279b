import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "#app/paths/paths.ts";
import { preferencesHeader } from "#app/preferences.server.ts";
import { requireOwnOrigin } from "#app/session/own-origin.server.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";

export const loader = () => redirect(paths.landing());

/** Collapses or expands the side bar of this browser. */
export async function action({ request }: ActionFunctionArgs) {
  requireOwnOrigin(request);
  const form = await readForm(request, { fields: ["sidebar", "return"], mostBytes: 16_000 });
  const sidebar = form.get("sidebar") === "collapsed" ? "collapsed" : "expanded";
  return redirect(safeRedirect(form.get("return"), paths.landing()), {
    headers: { "set-cookie": await preferencesHeader(request, { sidebar }) },
  });
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
