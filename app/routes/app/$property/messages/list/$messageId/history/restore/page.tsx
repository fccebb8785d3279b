import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RestoreScreen } from "#app/features/history/restore-screen.tsx";
import { askedToRestore, restoreAsked } from "#app/features/history/restoring.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEditLive } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditLive(args, "messages");
  return askedToRestore(args.request, viewer, "message", args.params.messageId);
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "messages");
  return restoreAsked(args.request, viewer, "message", args.params.messageId);
}

export const meta = screenMeta;

export default function RestoreMessageScreen() {
  return <RestoreScreen of={useLoaderData<typeof loader>()} />;
}
