import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { messageAnswers, noteAnswer } from "#app/features/results/answers.server.ts";
import { AnswersScreen } from "#app/features/results/answers-screen.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "nps");
  return messageAnswers(args.request, viewer, "nps", args.params.npsId);
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "nps");
  return noteAnswer(args.request, viewer, "nps", args.params.npsId);
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function NpsAnswersScreen() {
  return <AnswersScreen of={useLoaderData<typeof loader>()} />;
}
