import { data } from "@remix-run/node";
import { type ApiFailure, attempt } from "#app/api/failure.ts";
import { updateGuide } from "#app/api/guides.server.ts";
import { fieldOfAudience, withTagsAsText } from "#app/features/audience/form-values.ts";
import type { FormAnswer } from "#app/features/form/use-screen-form.ts";
import { readIn } from "#app/features/selection/chosen.server.ts";
import { parsed, refused } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { KEEP } from "./choices.ts";
import { type ChosenGuide, chosenGuides } from "./chosen.server.ts";
import { chosenGuidesSchema } from "./schema.server.ts";

/** How many guides were changed, those that were not, each with the code of the reason, and how many are archived by now. */
export type SomeChanged = FormAnswer & { changed: number; left: (ChosenGuide & { code: string })[]; gone: number };

/** Changes whom the chosen guides are for, one after the other, each on the revision that was read. */
export async function changeChosen(viewer: Viewer, form: FormData, back: string) {
  const guides = readIn(form);
  form.set("read", form.getAll("read").join(" "));
  const submission = parsed(withTagsAsText(form), chosenGuidesSchema);
  if (submission.status !== "success") return refused(submission);
  const { segment, pageSegment, tagMode, tags: list } = submission.value;
  const tags = tagMode === KEEP ? undefined : { mode: tagMode, list };
  const failures = new Map<number, ApiFailure>();
  for (const { id, revision } of guides) {
    const done = await attempt(updateGuide(viewer, String(id), { segment, pageSegment, tags, revision }));
    if (!done.ok) failures.set(id, done.failure);
  }
  const changed = guides.length - failures.size;
  const [first] = failures.values();
  if (!first) return redirectWithToast(back, "audience_changed", { count: changed });
  // A segment that is gone is so for all of them.
  if (changed === 0 && (first.status === 422 || first.status >= 500)) return refused(submission, first, { fieldOf: fieldOfAudience });
  const left = (await chosenGuides(viewer, [...failures.keys()])).map((guide) => ({ ...guide, code: failures.get(guide.id)?.code ?? "" }));
  return data<SomeChanged>(
    { submission: submission.reply(), failure: null, changed, left, gone: failures.size - left.length },
    { status: 409 },
  );
}
