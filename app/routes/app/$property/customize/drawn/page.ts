import type { LoaderFunctionArgs } from "@remix-run/node";
import { attempt } from "#app/api/failure.ts";
import { renderAssistant } from "#app/api/stylings.server.ts";
import { ASSISTANT_PARTS, HOSTS } from "#app/domain/player/look.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { framed } from "#app/features/preview/framed.server.ts";
import { assistantLookIn } from "#app/features/stylings/look.ts";
import { typedStylings, typedTexts } from "#app/features/stylings/typed-stylings.ts";
import { requireView } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** The assistant as the player draws it, for a frame, with whatever fields of a form the address has. On a failure the frame says so. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "customize");
  return framed(viewer, await attempt(drawn(args.request, viewer)));
}

async function drawn(request: Request, viewer: Viewer) {
  const query = new URL(request.url).searchParams;
  const { lang } = await contentLanguage(request, viewer);
  const { part, host, dir } = assistantLookIn(request.url);
  const names = (query.get("fields") ?? "").split(" ");
  return renderAssistant(viewer, {
    lang,
    part: part ?? ASSISTANT_PARTS[0],
    host: host ?? HOSTS[0],
    direction: dir,
    values: JSON.stringify(typedStylings(query, names)),
    texts: JSON.stringify(typedTexts(query, names)),
  });
}
