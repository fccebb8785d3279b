import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { upload } from "#app/features/media/upload.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEditLive } from "#app/session/viewer.server.ts";
import { AllLanguages } from "./+parts/all-languages.tsx";
import { MediaScreen } from "./+parts/media-screen.tsx";
import { applyToAll } from "./all-languages.server.ts";
import { pathOfCrop, placeOf } from "./place.server.ts";
import { saveCropped, saveMedia, saveUsed } from "./save.server.ts";
import { shownMedia } from "./shown-media.server.ts";
import { wayIn } from "./ways.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  return shownMedia(placeOf(args, viewer));
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const place = placeOf(args, viewer);
  const way = wayIn(place.query);
  if (place.query.get("ask") === "all") return applyToAll(args.request, place);
  if (way === "image-upload") return upload(args.request, viewer, (image) => pathOfCrop(place, image));
  if (way === "image-crop") return saveCropped(args.request, place);
  return way === "image-library" ? saveUsed(args.request, place) : saveMedia(args.request, place);
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function StepMediaScreen() {
  const shown = useLoaderData<typeof loader>();
  return shown.overwritten ? <AllLanguages shown={shown} overwritten={shown.overwritten} /> : <MediaScreen shown={shown} />;
}
