import { redirect } from "@remix-run/node";
import { listImages } from "#app/api/images.server.ts";
import { searchText } from "#app/domain/urls/search-text.ts";
import { choicesOf } from "#app/features/list/address-problem.ts";
import { pageIn } from "#app/features/list/list-query.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** The images that an address asks for: a page of those with a text in their names. A page beyond the last leads to the first. */
export async function storedImages(viewer: Viewer, request: Request) {
  const { pathname, searchParams: query } = new URL(request.url);
  const asked = { ...pageIn(choicesOf(query)), search: searchText(query.get("search")) };
  const { data, total } = await listImages(viewer, asked);
  if (data.length === 0 && asked.page > 1) {
    query.delete("page");
    throw redirect(`${pathname.replace(/\.data$/, "")}?${query}`);
  }
  return { ...asked, images: data, total };
}
export type ImagesAsked = Awaited<ReturnType<typeof storedImages>>;
