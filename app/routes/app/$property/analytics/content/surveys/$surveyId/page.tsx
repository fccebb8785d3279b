import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { exportAnswers } from "#app/features/results/export.server.ts";
import { messageResults } from "#app/features/results/result.server.ts";
import { ResultScreen } from "#app/features/results/result-screen.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "analytics");
  return messageResults(args.request, viewer, "survey", args.params.surveyId);
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "analytics");
  return exportAnswers(args.request, viewer, "survey", args.params.surveyId);
}

export const meta = screenMeta;

export default function OneSurveyResultsScreen() {
  return <ResultScreen of={useLoaderData<typeof loader>()} />;
}
