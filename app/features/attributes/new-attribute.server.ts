import { getZodConstraint } from "@conform-to/zod/v4";
import { attempt } from "#app/api/failure.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { refused, submitted } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { AttributePlace } from "./place.server.ts";
import { newAttributeSchema } from "./schema.server.ts";

/** What the screen of a new attribute shows; `back` is where it was asked for, a list or the builder of a segment. */
export const newAttributeForm = (request: Request, viewer: Viewer, { scope }: AttributePlace) => ({
  title: viewer.text("attributes:new"),
  scope,
  back: returnTo(request, viewer, scope),
  constraint: getZodConstraint(newAttributeSchema),
});

/** Defines an attribute as the form says, and leads back to where it was asked for. */
export async function defineAttribute(request: Request, viewer: Viewer, { scope, create }: AttributePlace) {
  const submission = await submitted(request, newAttributeSchema, viewer);
  if (submission.status !== "success") return refused(submission);
  const created = await attempt(create(submission.value));
  if (!created.ok) return refused(submission, created.failure);
  const { dataType, key } = submission.value;
  return redirectWithToast(chosenIn(returnTo(request, viewer, scope), `${dataType}:${key}`, viewer), "attribute_created");
}

function returnTo(request: Request, { paths }: Viewer, scope: AttributePlace["scope"]): string {
  return safeRedirect(new URL(request.url).searchParams.get("return"), paths.attributes(scope));
}

/** The builder chooses the new attribute in the filter that asked for it. */
function chosenIn(back: string, attribute: string, { paths }: Viewer): string {
  return back.startsWith(`${paths.segments()}/builder?`) ? `${back}&${new URLSearchParams({ attribute })}` : back;
}
