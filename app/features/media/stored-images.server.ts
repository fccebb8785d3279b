import { listImages } from "#app/api/images.server.ts";
import { searchText } from "#app/domain/urls/search-text.ts";
import { choicesOf } from "#app/features/list/address-problem.ts";
import { pageIn } from "#app/features/list/list-query.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** The images that an address asks for: a page of those with a text in their names. */
export async function storedImages(viewer: Viewer, query: URLSearchParams) {
  const asked = { ...pageIn(choicesOf(query)), search: searchText(query.get("search")) };
  const { data, total } = await listImages(viewer, asked);
  return { ...asked, images: data, total };
}
export type ImagesAsked = Awaited<ReturnType<typeof storedImages>>;
