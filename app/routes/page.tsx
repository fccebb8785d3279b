import { redirect } from "@remix-run/node";
import { paths } from "#app/paths/paths.ts";

/** Leads to the sign-in page (specification 2, section 2), which takes signed-in people to where they belong. */
export function loader() {
  return redirect(paths.login());
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
