import { attempt } from "#app/api/failure.ts";
import { answerRefused, type Stored } from "#app/features/confirm/answer-refused.server.ts";
import { numberIn, readForm } from "#app/session/read-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

type Way = {
  /** The kind of content, as the key of the toast names it: `{kind}_archived`. */
  kind: "guide" | "chapter" | "message";
  /** Where it leads. */
  list: string;
  read(): Promise<Stored>;
  archive(revision: number): Promise<unknown>;
};

/** Archives something as the form of the question asks. A refusal becomes the answer of the page that asks. */
export async function archiveAsked(request: Request, viewer: Viewer, way: Way) {
  const form = await readForm(request, { fields: ["revision"] }, viewer);
  const done = await attempt(way.archive(numberIn(form, "revision")));
  if (!done.ok) return answerRefused(viewer, done.failure, way.read, () => ({}));
  return redirectWithToast(way.list, `${way.kind}_archived`);
}
