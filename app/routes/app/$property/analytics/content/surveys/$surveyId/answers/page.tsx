import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { messageAnswers, noteAnswer } from "#app/features/results/answers.server.ts";
import { AnswersScreen } from "#app/features/results/answers-screen.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "analytics");
  return messageAnswers(args.request, viewer, "survey", args.params.surveyId);
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "analytics");
  return noteAnswer(args.request, viewer, "survey", args.params.surveyId);
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function SurveyAnswersScreen() {
  return <AnswersScreen of={useLoaderData<typeof loader>()} />;
}
