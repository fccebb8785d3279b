import { attempt } from "#app/api/failure.ts";
import { answerRefused, type Stored } from "#app/features/confirm/answer-refused.server.ts";
import { numberIn, readForm } from "#app/session/read-form.server.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { type Usage, usesOf } from "./uses-of.server.ts";

type Named = { id: number; name: string; revision: number; usage?: Usage };

/** The question before something is deleted: with what uses it, which keeps it from being deleted. `list` is where it is listed. */
export function removalAskedAbout(request: Request, viewer: Viewer, { id, name, revision, usage }: Named, title: string, list: string) {
  return { title, id, name, revision, uses: usage ? usesOf(viewer, usage) : [], back: returnTo(request, list) };
}

type Way = {
  remove(revision: number): Promise<unknown>;
  read(): Promise<Stored & { usage?: Usage }>;
  list: string;
  toast: string;
};

/** Deletes something as the form of the question says, and leads back to where it was asked. */
export async function removeAsked(request: Request, viewer: Viewer, { remove, read, list, toast }: Way) {
  const form = await readForm(request, { fields: ["revision"] }, viewer);
  const done = await attempt(remove(numberIn(form, "revision")));
  if (done.ok) return redirectWithToast(returnTo(request, list), toast);
  return answerRefused(viewer, done.failure, read, (stored) => ({ uses: stored?.usage ? usesOf(viewer, stored.usage) : null }));
}

function returnTo(request: Request, list: string): string {
  return safeRedirect(new URL(request.url).searchParams.get("return"), list);
}
