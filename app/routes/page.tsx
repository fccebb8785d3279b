import { redirect } from "@remix-run/node";
import { paths } from "#app/paths/paths.ts";

/** The empty address leads to the sign-in page (specification 2, section 2), and that on to where a signed-in person belongs. */
export function loader() {
  return redirect(paths.login());
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
