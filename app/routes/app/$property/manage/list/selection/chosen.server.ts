import { redirect } from "@remix-run/node";
import { findGuides, type GuideRow } from "#app/api/guides.server.ts";
import { audienceTeller, type ShownAudience } from "#app/features/audience/shown-audience.server.ts";
import { guidesIn } from "#app/routes/app/$property/manage/list/query.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { actIn, MOST_CHOSEN } from "./choices.ts";

/** A chosen guide as it is now; `audience` is whom it is for, if not for everybody. */
export type ChosenGuide = { id: number; title: string; revision: number; visibility: GuideRow["visibility"]; audience?: ShownAudience };

/** The chosen guides that are still there and not archived, in the order of the list. */
export async function chosenGuides(viewer: Viewer, ids: readonly number[]): Promise<ChosenGuide[]> {
  const { guides } = ids.length > 0 ? await findGuides(viewer, { ids, archived: "false" }) : { guides: [] };
  const tell = await audienceTeller(viewer, guides);
  return guides.map((guide) => {
    const { id, title, revision, visibility } = guide;
    return { id, title, revision, visibility, audience: tell(guide) };
  });
}

/** What an address asks about: the guides, where they were chosen, and the same with them still chosen. */
export function chosenIn({ paths }: Viewer, query: URLSearchParams) {
  const ids = guidesIn(query);
  const back = safeRedirect(query.get("return"), paths.guides());
  return { ids: ids.slice(0, MOST_CHOSEN), left: Math.max(0, ids.length - MOST_CHOSEN), back, cancel: withGuides(back, ids) };
}

/** A choice in the list leads to the question about it: what `act` names, or else whom the guides are for. */
export function toQuestion(viewer: Viewer, request: Request, form: FormData): Response {
  const { back } = chosenIn(viewer, new URL(request.url).searchParams);
  const sent = guidesIn(new URLSearchParams(form.getAll("guide").map((guide) => ["guide", String(guide)])));
  const act = actIn(form.get("act"));
  const asked = { guide: sent, return: back };
  return redirect(act ? viewer.paths.chosenAct(act, asked) : viewer.paths.chosenGuides(asked));
}

function withGuides(address: string, ids: readonly number[]): string {
  const [path = "", query] = address.split(/[?#]/);
  const search = new URLSearchParams(query);
  search.delete("guide");
  for (const id of ids) search.append("guide", String(id));
  return search.size > 0 ? `${path}?${search}` : path;
}
