import { redirect } from "@remix-run/node";
import { paths } from "../paths.ts";

/** The empty address leads to the sign-in page (specification 2, section 2), and that on to where a signed-in person belongs. */
export function loader() {
  return redirect(paths.login());
}

export { NoScreen as default } from "../features/no-screen.tsx";
