import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { messageActIn } from "#app/features/messages/message-acts.ts";
import { MessageState } from "#app/features/messages/message-state.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { actOnMessages } from "#app/routes/app/$property/messages/selection/act.server.ts";
import { chosenIn, chosenMessages } from "#app/routes/app/$property/messages/selection/chosen.server.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";

/** The question before something is done with several messages. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "messages");
  const act = messageActIn(args.params.messageAct);
  if (!act) throw new Response(null, { status: 404 });
  const { ids, cancel } = chosenIn(viewer, new URL(args.request.url).searchParams);
  const messages = await chosenMessages(viewer, act, ids);
  const title = viewer.text(`messages:ask_${act}`, { count: messages.length });
  return {
    title: messages.length > 0 ? title : viewer.text("messages:none_chosen_title"),
    ...{ act, cancel },
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
  const { back } = chosenIn(viewer, new URL(args.request.url).searchParams);
  return redirect(await actOnMessages(viewer, act, readIn(form.getAll("read").map(String)), back));
}

/** The messages that the form names, each with the revision that was read, as in "7.2". */
function readIn(texts: string[]) {
  return texts.flatMap((text) => {
    const [, id, revision] = /^(\d{1,9})\.(\d{1,9})$/.exec(text) ?? [];
    return id === undefined ? [] : [{ id: Number(id), revision: Number(revision) }];
  });
}

export const meta = screenMeta;

export default function ChosenMessagesScreen() {
  const { title, act, messages, gone, cancel } = useLoaderData<typeof loader>();
  const { t } = useTranslation("messages");
  const paths = usePaths();
  const back = { label: t("title_messages"), to: cancel };
  const missing = gone > 0 && <Notice status="warning" title={t("gone_count", { count: gone })} />;
  if (messages.length === 0) {
    return (
      <>
        <PageHeader title={title} crumbs={[back]} />
        {missing}
        <FormCard actions={<ButtonLink to={back.to}>{t("to_list")}</ButtonLink>}>
          <p>{t("none_chosen")}</p>
        </FormCard>
      </>
    );
  }
  return (
    <ConfirmPage
      title={title}
      text={t(`ask_${act}_text`)}
      confirm={t(`act_${act}`)}
      tone={act === "archive" ? "danger" : "primary"}
      back={back}
    >
      {missing}
      <ul>
        {messages.map(({ id, type, title: named, revision, ...state }) => (
          <li key={id}>
            <input type="hidden" name="read" value={`${id}.${revision}`} />
            <Link to={paths.message(type, id)} dir="auto">
              {named}
            </Link>{" "}
            <MessageState of={state} />
          </li>
        ))}
      </ul>
    </ConfirmPage>
  );
}
