import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { resultList } from "#app/features/results/result-list.server.ts";
import { ResultListScreen } from "#app/features/results/result-list-screen.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireView } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "analytics");
  return resultList(args.request, viewer, "survey");
}

export const meta = screenMeta;

export default function SurveyResultsScreen() {
  return <ResultListScreen of={useLoaderData<typeof loader>()} />;
}
