import { redirect } from "@remix-run/node";
import { paths } from "#app/paths/paths.ts";

/** Any other address leads to the error page (specification 1, section 2). */
export function loader() {
  return redirect(paths.error());
}

export const action = loader;

export { NoScreen as default } from "#app/features/no-screen.tsx";
