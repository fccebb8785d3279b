import { attempt } from "#app/api/failure.ts";
import { answerRefused, type Stored } from "#app/features/confirm/answer-refused.server.ts";
import { numberIn, readForm } from "#app/session/read-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

type Way = { read(): Promise<Stored>; restore(asked: { version: number; revision: number }): Promise<unknown>; to: string };

/** The version that an address asks to bring back. @throws Response 404 without one */
export function versionIn(request: Request): number {
  const version = Number(new URL(request.url).searchParams.get("version"));
  if (!Number.isSafeInteger(version) || version < 1) throw new Response(null, { status: 404 });
  return version;
}

/** Makes a version the draft, as the form of the question asks. */
export async function restoreAsked(request: Request, viewer: Viewer, { read, restore, to }: Way) {
  const form = await readForm(request, { fields: ["revision"] }, viewer);
  const version = versionIn(request);
  const done = await attempt(restore({ version, revision: numberIn(form, "revision") }));
  if (!done.ok) return answerRefused(viewer.language, done.failure, read, () => ({}));
  return redirectWithToast(to, "version_restored", { number: version });
}
