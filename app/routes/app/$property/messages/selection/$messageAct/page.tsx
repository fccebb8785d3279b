import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { messageActIn } from "#app/features/messages/message-acts.ts";
import { MessageState } from "#app/features/messages/message-state.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { chosenIn, readIn } from "#app/features/selection/chosen.server.ts";
import { QuestionScreen } from "#app/features/selection/question-screen.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { actOnMessages } from "#app/routes/app/$property/messages/selection/act.server.ts";
import { chosenMessages } from "#app/routes/app/$property/messages/selection/chosen.server.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

/** The question before something is done with several messages. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "messages");
  const act = messageActIn(args.params.messageAct);
  if (!act) throw new Response(null, { status: 404 });
  const { ids, left, cancel } = chosenIn(new URL(args.request.url).searchParams, "message", viewer.paths.messages());
  const messages = await chosenMessages(viewer, act, ids);
  const title = viewer.text(`messages:ask_${act}`, { count: messages.length });
  return {
    title: messages.length > 0 ? title : viewer.text("messages:none_chosen_title"),
    ...{ act, left, cancel },
    gone: ids.length - messages.length,
    messages: messages.map(({ id, type, title: named, visibility, hasUnpublishedChanges, revision }) => ({
      ...{ id, type, visibility, hasUnpublishedChanges, revision },
      title: named || viewer.text("messages:untitled"),
    })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "messages");
  const act = messageActIn(args.params.messageAct);
  if (!act) throw new Response(null, { status: 404 });
  const form = await readForm(args.request, { fields: [], lists: ["read"] }, viewer);
  const { back } = chosenIn(new URL(args.request.url).searchParams, "message", viewer.paths.messages());
  return redirect(await actOnMessages(viewer, act, readIn(form), back));
}

export const meta = screenMeta;

export default function ChosenMessagesScreen() {
  const { title, act, messages, left, gone, cancel } = useLoaderData<typeof loader>();
  const { t } = useTranslation("messages");
  const paths = usePaths();
  return (
    <QuestionScreen
      title={title}
      items={messages.map(({ id, type, title: named, revision, ...state }) => ({
        ...{ id, revision, title: named, to: paths.message(type, id) },
        state: <MessageState of={state} />,
      }))}
      notices={[gone > 0 && t("gone_count", { count: gone }), left > 0 && t("too_many", { count: left })]}
      back={{ label: t("title_messages"), to: cancel }}
      none={{ text: t("none_chosen"), toList: t("to_list") }}
      text={t(`ask_${act}_text`)}
      confirm={t(`act_${act}`)}
      isDangerous={act === "archive"}
    />
  );
}
