import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { messageResults } from "#app/features/results/result.server.ts";
import { ResultScreen } from "#app/features/results/result-screen.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireView } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "analytics");
  return messageResults(args.request, viewer, "announcement", args.params.announcementId);
}

export const meta = screenMeta;

export default function OneAnnouncementResultsScreen() {
  return <ResultScreen of={useLoaderData<typeof loader>()} />;
}
