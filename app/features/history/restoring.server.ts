import { attempt } from "#app/api/failure.ts";
import { isPublished } from "#app/domain/messages/message.ts";
import { answerRefused } from "#app/features/confirm/answer-refused.server.ts";
import { numberIn, readForm } from "#app/session/read-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { historyPaths, type Kind, type Owner } from "./history-paths.ts";
import { KINDS } from "./kinds.server.ts";
import { versionNumber } from "./listed-versions.server.ts";

/** The version that an address asks to bring back. @throws Response 404 without one */
function versionIn(request: Request): number {
  const version = versionNumber(new URL(request.url).searchParams.get("version") ?? "");
  if (version === undefined) throw new Response(null, { status: 404 });
  return version;
}

/** What the screen that asks shows. @throws ApiFailure 404 for a version that was never published */
export async function askedToRestore(request: Request, viewer: Viewer, kind: Kind, named = "") {
  const { readToRestore, compare } = KINDS[kind];
  const { id, owner, title, revision, visibility, hasUnpublishedChanges } = await readToRestore(viewer, named);
  const version = versionIn(request);
  // Compared with itself a version differs in nothing: this asks only whether there is one.
  await compare(viewer, String(id), { from: version, to: version });
  return {
    title: viewer.text("history:restore_title", { number: version }),
    item: { ...owner, title, revision },
    version,
    hasUnpublished: !isPublished(visibility) || hasUnpublishedChanges,
  };
}

/** Makes a version the draft, as the form of the question asks. */
export async function restoreAsked(request: Request, viewer: Viewer, kind: Kind, id = "") {
  const { restore, readToRestore } = KINDS[kind];
  const read = async () => readToRestore(viewer, id);
  const form = await readForm(request, { fields: ["revision"] }, viewer);
  const version = versionIn(request);
  const done = await attempt<{ owner: Owner }>(restore(viewer, id, { version, revision: numberIn(form, "revision") }));
  if (!done.ok) return answerRefused(viewer, done.failure, read, () => ({}));
  return redirectWithToast(historyPaths(viewer.paths, done.answer.owner).editor, "version_restored", { number: version });
}
