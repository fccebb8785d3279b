import { getZodConstraint } from "@conform-to/zod/v4";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { shownRefusals } from "./listed.server.ts";
import type { AttributePlace } from "./place.server.ts";
import { attributeSchema } from "./schema.server.ts";

/** What the screen of one attribute shows. */
export async function editedAttribute(viewer: Viewer, { get, scope }: AttributePlace, id = "") {
  const [found, moments] = await Promise.all([get(id), momentsOf(viewer)]);
  const { key, displayName, description, dataType, archived, revision, refused, segments, ...attribute } = found;
  return {
    title: displayName || key,
    scope,
    attribute: { id: attribute.id, key, displayName, description, dataType, archived, revision },
    refused: shownRefusals(moments, refused),
    segments,
    refusal: viewer.may("edit", "attribute") ? null : "not_allowed_for_role",
    constraint: getZodConstraint(attributeSchema),
  };
}

/** Saves the form of an attribute; what somebody else saved in the meantime is merged in, or asked about. */
export async function saveAttribute(request: Request, viewer: Viewer, { scope, get, update }: AttributePlace, id = "") {
  const outcome = await saveMerged(viewer, {
    form: await submittedChange(request, attributeSchema, viewer),
    schema: attributeSchema,
    read: () => get(id),
    theirs: ({ key, displayName, description, dataType }) => ({ values: { key, displayName, description, dataType }, gone: false }),
    write: ({ key, displayName, description, dataType }, { revision }) => update(id, { key, displayName, description, dataType, revision }),
    fieldOf: (path) => path.replace(/^attribute\./, ""),
  });
  if (!outcome.saved) return outcome.answer;
  return redirectWithToast(viewer.paths.attribute(scope, outcome.saved.id), outcome.merged ? "attribute_saved_merged" : "attribute_saved");
}
