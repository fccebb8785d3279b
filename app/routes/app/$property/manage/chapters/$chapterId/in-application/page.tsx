import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { previewChapter } from "#app/api/chapters.server.ts";
import { getProperty } from "#app/api/properties.server.ts";
import { applicationAddress } from "#app/domain/urls/application-address.ts";
import { ALONE, requireTab } from "#app/session/asked-here.server.ts";
import { requireEditLive } from "#app/session/viewer.server.ts";

/** Leads to the application with a token: the tab that opens there shows the drafts of this chapter and its guides, without counting anything. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  requireTab(args.request);
  const chapter = args.params.chapterId ?? "";
  const [{ url }, { token }] = await Promise.all([getProperty(viewer), previewChapter(viewer, chapter)]);
  // Only people who may edit the property are asked for its address.
  if (!url) return redirect(viewer.paths.editChapter(chapter));
  return redirect(applicationAddress(url, "", token), { headers: ALONE });
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
