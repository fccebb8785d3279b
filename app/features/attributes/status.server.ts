import { redirect } from "@remix-run/node";
import { attempt } from "#app/api/failure.ts";
import { answerRefused } from "#app/features/confirm/answer-refused.server.ts";
import { numberIn, readForm } from "#app/session/read-form.server.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { AttributePlace } from "./place.server.ts";

export type StatusAct = "archive" | "restore";

/** The question before an attribute is archived or brought back. One that is so already leads to its own screen: there is nothing to ask. */
export async function statusAskedAbout(request: Request, viewer: Viewer, { scope, get }: AttributePlace, act: StatusAct, id = "") {
  const { key, revision, archived, ...attribute } = await get(id);
  if (archived === (act === "archive")) throw redirect(viewer.paths.attribute(scope, attribute.id));
  const question = viewer.text(`attributes:${act}_title`, { key });
  return { title: question, act, scope, id: attribute.id, revision, back: returnTo(request, viewer, scope) };
}

/** Archives an attribute or brings it back, as the form of the question says. */
export async function changeStatus(request: Request, viewer: Viewer, { scope, get, update }: AttributePlace, act: StatusAct, id = "") {
  const form = await readForm(request, { fields: ["revision"] }, viewer);
  const status = act === "archive" ? "private" : "public";
  const done = await attempt(update(id, { status, revision: numberIn(form, "revision") }));
  if (!done.ok)
    return answerRefused(
      viewer,
      done.failure,
      () => get(id),
      () => ({}),
    );
  return redirectWithToast(returnTo(request, viewer, scope), `attribute_${act}d`);
}

/** The list or screen that the question was asked from. */
function returnTo(request: Request, { paths }: Viewer, scope: AttributePlace["scope"]): string {
  return safeRedirect(new URL(request.url).searchParams.get("return"), paths.attributes(scope));
}
