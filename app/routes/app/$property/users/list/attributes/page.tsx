import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AttributeListScreen } from "#app/features/attributes/attribute-list-screen.tsx";
import { listedAttributes } from "#app/features/attributes/listed.server.ts";
import { inProperty } from "#app/features/attributes/place.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireView } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "users");
  return listedAttributes(args.request, viewer, inProperty(viewer));
}

export const meta = screenMeta;

export default function AttributesScreen() {
  return <AttributeListScreen {...useLoaderData<typeof loader>()} />;
}
