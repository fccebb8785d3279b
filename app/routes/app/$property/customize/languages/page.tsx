import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireView } from "#app/session/viewer.server.ts";

/** Leads to what the assistant says in each language: the address of the specification (1, section 2), while languages have no other screen. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "customize");
  return redirect(viewer.paths.assistantTexts());
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
