import { isPutAway } from "#app/domain/messages/message.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { croppedImage } from "#app/features/media/cropped-image.server.ts";
import { storedImages } from "#app/features/media/stored-images.server.ts";
import { messageOf } from "#app/features/messages/editor/message-of.server.ts";
import type { Args } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { imageIn } from "./stored-image.ts";

/** The announcement of an address, its language, and the id of the uploaded image whose part is chosen; empty before one is uploaded. */
export type Place = { request: Request; viewer: Viewer; id: string; lang: string | undefined; image: string; query: URLSearchParams };

export function placeOf({ request, params }: Args, viewer: Viewer): Place {
  const query = new URL(request.url).searchParams;
  const id = params.announcementId ?? "";
  return { request, viewer, id, lang: query.get("lang") || undefined, image: query.get("image") ?? "", query };
}

/** What the screen of the images used before shows. */
export async function shownLibrary({ request, viewer, id }: Place) {
  const [message, { key, lang }] = await Promise.all([messageOf(viewer, "announcement", id), contentLanguage(request, viewer)]);
  const { title, revision, visibility } = message;
  return {
    title: viewer.text("media:way_image-library"),
    message: { id: message.id, title, revision },
    lang,
    stored: imageIn(message, key),
    library: await storedImages(viewer, request),
    refusal: isPutAway(visibility) ? "message_archived" : viewer.may("edit", "messages", { visibility }) ? null : "not_allowed_for_role",
  };
}

export async function shownImage({ request, viewer, id, image, query }: Place) {
  const [message, { key, lang }] = await Promise.all([messageOf(viewer, "announcement", id), contentLanguage(request, viewer)]);
  const { title, revision, visibility } = message;
  // An image belongs to the property's library, and stays there for guides.
  const mayStore = viewer.may("edit", "messages", { visibility }) && viewer.may("edit", "guides");
  return {
    title: viewer.text(image === "" ? "media:way_image-upload" : "media:way_image-crop"),
    message: { id: message.id, title, revision },
    lang,
    stored: imageIn(message, key),
    cropped: image === "" ? null : await croppedImage(viewer, query),
    refusal: isPutAway(visibility) ? "message_archived" : mayStore ? null : "not_allowed_for_role",
  };
}
