import type { LoaderFunctionArgs } from "@remix-run/node";
import { attempt } from "#app/api/failure.ts";
import { renderMessage } from "#app/api/messages.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { framed } from "#app/features/preview/framed.server.ts";
import { lookIn } from "#app/routes/app/$property/messages/list/$messageId/preview/look.ts";
import { requireView } from "#app/session/viewer.server.ts";

/** The draft of a message as the player draws it, for a frame. Whatever else is in the address changes nothing. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "messages");
  const { lang } = await contentLanguage(args.request, viewer);
  const { form, direction, host } = lookIn(args.request.url);
  const query = { ...(lang && { lang }), ...(form && { form }), ...(direction && { direction }), host };
  return framed(viewer, await attempt(renderMessage(viewer, args.params.messageId ?? "", query)));
}
