import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CompareScreen } from "#app/features/history/compare-screen.tsx";
import { comparedItem } from "#app/features/history/compared.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireView } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "messages");
  return comparedItem(args.request, viewer, "message", args.params.messageId);
}

export const meta = screenMeta;

export default function CompareMessageScreen() {
  return <CompareScreen of={useLoaderData<typeof loader>()} />;
}
