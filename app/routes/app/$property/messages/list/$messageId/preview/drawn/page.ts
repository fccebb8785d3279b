import type { LoaderFunctionArgs } from "@remix-run/node";
import { attempt } from "#app/api/failure.ts";
import { renderMessage } from "#app/api/messages.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { framed } from "#app/features/preview/framed.server.ts";
import { lookIn } from "#app/routes/app/$property/messages/list/$messageId/preview/look.ts";
import { requireView } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** The draft of a message as the player draws it, for a frame. Whatever else is in the address changes nothing; on a failure the frame says so. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "messages");
  return framed(viewer, await attempt(drawn(args.request, viewer, args.params.messageId ?? "")));
}

async function drawn(request: Request, viewer: Viewer, message: string) {
  const { lang } = await contentLanguage(request, viewer);
  const { form, direction, host, part } = lookIn(request.url);
  return renderMessage(viewer, message, { lang, form, direction, host, part });
}
