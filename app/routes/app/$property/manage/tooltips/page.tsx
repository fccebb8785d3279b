import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listedPlaced } from "#app/features/placed/listed.server.ts";
import { PlacedListScreen } from "#app/features/placed/placed-list-screen.tsx";
import { turned } from "#app/features/placed/turn.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  return listedPlaced(args.request, viewer, "tooltip");
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  return turned(args.request, viewer, "tooltip");
}

export const meta = screenMeta;

export default function TooltipsScreen() {
  return <PlacedListScreen noun="tooltip" list={useLoaderData<typeof loader>()} />;
}
