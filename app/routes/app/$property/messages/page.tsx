import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireView } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { paths } = await requireView(args, "messages");
  return redirect(paths.messages());
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
