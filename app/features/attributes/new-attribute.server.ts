import { getZodConstraint } from "@conform-to/zod/v4";
import { attempt } from "#app/api/failure.ts";
import { refused, submitted } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { AttributePlace } from "./place.server.ts";
import { newAttributeSchema } from "./schema.server.ts";

export const newAttributeForm = (viewer: Viewer, { scope }: AttributePlace) => ({
  title: viewer.text("attributes:new"),
  scope,
  constraint: getZodConstraint(newAttributeSchema),
});

/** Defines an attribute as the form says, and leads to the list. */
export async function defineAttribute(request: Request, viewer: Viewer, { scope, create }: AttributePlace) {
  const submission = await submitted(request, newAttributeSchema, viewer);
  if (submission.status !== "success") return refused(submission);
  const created = await attempt(create(submission.value));
  if (!created.ok) return refused(submission, created.failure);
  return redirectWithToast(viewer.paths.attributes(scope), "attribute_created");
}
