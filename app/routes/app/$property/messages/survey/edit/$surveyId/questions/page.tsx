import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";
import { QuestionsEditor } from "./+parts/questions-editor.tsx";
import { editedQuestions } from "./edited.server.ts";
import { saveQuestions } from "./save.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "messages");
  return editedQuestions(args.request, viewer, args.params.surveyId ?? "");
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "messages");
  return saveQuestions(args.request, viewer, args.params.surveyId ?? "");
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function SurveyQuestionsScreen() {
  return <QuestionsEditor of={useLoaderData<typeof loader>()} />;
}
