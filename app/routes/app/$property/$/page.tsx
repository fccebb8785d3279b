import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireView } from "#app/session/viewer.server.ts";

/** Any other address of a property is not found, inside its shell. */
export async function loader(args: LoaderFunctionArgs): Promise<never> {
  await requireView(args, "home");
  throw new Response(null, { status: 404 });
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
