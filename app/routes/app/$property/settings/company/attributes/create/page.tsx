import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { defineAttribute, newAttributeForm } from "#app/features/attributes/new-attribute.server.ts";
import { NewAttributeScreen } from "#app/features/attributes/new-attribute-screen.tsx";
import { inCompany } from "#app/features/attributes/place.server.ts";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "attribute");
  return newAttributeForm(args.request, viewer, await inCompany(viewer));
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "attribute");
  return defineAttribute(args.request, viewer, await inCompany(viewer));
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function CreateAttributeScreen() {
  return <NewAttributeScreen {...useLoaderData<typeof loader>()} />;
}
