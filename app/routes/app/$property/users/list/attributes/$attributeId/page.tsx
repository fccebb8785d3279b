import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AttributeScreen } from "#app/features/attributes/attribute-screen.tsx";
import { editedAttribute, saveAttribute } from "#app/features/attributes/edited.server.ts";
import { inProperty } from "#app/features/attributes/place.server.ts";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "users");
  return editedAttribute(viewer, inProperty(viewer), args.params.attributeId);
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "attribute");
  return saveAttribute(args.request, viewer, inProperty(viewer), args.params.attributeId);
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function EditAttributeScreen() {
  return <AttributeScreen {...useLoaderData<typeof loader>()} />;
}
