import type { LoaderFunctionArgs } from "@remix-run/node";
import { attempt } from "#app/api/failure.ts";
import { renderTemplate } from "#app/api/messages.server.ts";
import { framed } from "#app/features/preview/framed.server.ts";
import { requireView } from "#app/session/viewer.server.ts";

/** A message of a template as the player draws it, for a frame, in the reader's language. On a failure the frame says so. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "messages");
  const template = new URL(args.request.url).searchParams.get("template") || "none";
  return framed(viewer, await attempt(renderTemplate(viewer, template, { lang: viewer.language })));
}
