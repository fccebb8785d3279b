import { redirect } from "@remix-run/node";
import { findGuides, type GuideRow } from "#app/api/guides.server.ts";
import { audienceTeller, type ShownAudience } from "#app/features/audience/shown-audience.server.ts";
import { chosenIn, sentIn } from "#app/features/selection/chosen.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { actIn } from "./choices.ts";

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

/** A choice in the list leads to the question about it: what `act` names, or else whom the guides are for. */
export function toQuestion({ paths }: Viewer, request: Request, form: FormData): Response {
  const { back } = chosenIn(new URL(request.url).searchParams, "guide", paths.guides());
  const act = actIn(form.get("act"));
  const asked = { guide: sentIn(form, "guide"), return: back };
  return redirect(act ? paths.chosenAct(act, asked) : paths.chosenGuides(asked));
}
