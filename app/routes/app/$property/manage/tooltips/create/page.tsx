import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { newPlaced } from "#app/features/placed/edited.server.ts";
import { NewPlaced } from "#app/features/placed/new-placed.tsx";
import { createPlaced } from "#app/features/placed/save.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  return newPlaced(args.request, viewer, "tooltip");
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  return createPlaced(args.request, viewer, "tooltip");
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function CreateTooltipScreen() {
  return <NewPlaced noun="tooltip" of={useLoaderData<typeof loader>()} />;
}
