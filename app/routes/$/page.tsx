import { redirect } from "@remix-run/node";
import { paths } from "../../paths.ts";

/** Any other address leads to the error page (specification 1, section 2). */
export function loader() {
  return redirect(paths.error());
}

export const action = loader;

export { NoScreen as default } from "../../features/no-screen.tsx";
