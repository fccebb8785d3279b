import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { editedPlaced } from "#app/features/placed/edited.server.ts";
import { PlacedEditor } from "#app/features/placed/placed-editor.tsx";
import { savePlaced } from "#app/features/placed/save.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  return editedPlaced(args.request, viewer, "validator", args.params.validatorId ?? "");
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  return savePlaced(args.request, viewer, "validator", args.params.validatorId ?? "");
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function EditValidatorScreen() {
  return <PlacedEditor noun="validator" of={useLoaderData<typeof loader>()} />;
}
