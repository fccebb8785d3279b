import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { getMe } from "../../api/managers.server.ts";
import { paths } from "../../paths.ts";
import { requireSession } from "../../session/viewer.server.ts";

/** The landing page: the first property, or the error page for somebody who has none. */
export async function loader(args: LoaderFunctionArgs) {
  const session = await requireSession(args);
  const { firstProperty } = await getMe(session);
  return redirect(firstProperty === null ? paths.unauthorized() : paths.property(firstProperty));
}
