import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { bringBackMessage, getMessage } from "#app/api/messages.server.ts";
import { isPutAway } from "#app/domain/messages/message.ts";
import { answerRefused } from "#app/features/confirm/answer-refused.server.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { numberIn, readForm } from "#app/session/read-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

/** One that is not archived leads to its editor: there is nothing to ask. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "messages");
  const { title, id, type, revision, visibility } = await getMessage(viewer, args.params.messageId ?? "");
  if (!isPutAway(visibility)) throw redirect(viewer.paths.message(type, id));
  return { title: viewer.text("messages:bring_back_title", { title: title || viewer.text("messages:untitled") }), id, type, revision };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "messages");
  const message = args.params.messageId ?? "";
  const form = await readForm(args.request, { fields: ["revision"] }, viewer);
  const done = await attempt(bringBackMessage(viewer, message, numberIn(form, "revision")));
  if (done.ok) return redirectWithToast(viewer.paths.message(done.answer.type, done.answer.id), "message_brought_back");
  if (done.failure.code === "message_not_archived") return redirect(viewer.paths.messages());
  return answerRefused(
    viewer,
    done.failure,
    () => getMessage(viewer, message),
    () => ({}),
  );
}

export const meta = screenMeta;

export default function BringBackMessageScreen() {
  const { title, id, type, revision } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("messages");
  const paths = usePaths();
  return (
    <ConfirmPage
      title={title}
      text={t("bring_back_text")}
      about={{ revision, open: { label: t("to_message"), to: paths.message(type, id) } }}
      confirm={t(failure?.overtaken ? "bring_back_anyway" : "bring_back")}
      tone="primary"
      back={{ label: t("state_archived"), to: paths.messages({ state: "archived" }) }}
      failure={failure}
    />
  );
}
