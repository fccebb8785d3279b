import type { LoaderFunctionArgs } from "@remix-run/node";
import { getShellProperty } from "#app/api/properties.server.ts";
import { env } from "#app/env.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { drawingModel } from "#app/features/preview/model.server.ts";
import { requireView } from "#app/session/viewer.server.ts";

/** The data with which a script draws the welcome slide while it is typed. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "customize");
  const [{ key: language }, { name: title }] = await Promise.all([contentLanguage(args.request, viewer), getShellProperty(viewer)]);
  return drawingModel(viewer, env().API_URL, { language, title });
}
