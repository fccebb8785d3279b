import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { getMessage } from "#app/api/messages.server.ts";
import { getPublicLink, renewPublicLink } from "#app/api/public-answers.server.ts";
import { isPutAway } from "#app/domain/messages/message.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { refusal } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

/** Where there is no link to renew, there is nothing to ask. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "messages");
  const message = args.params.messageId ?? "";
  const [{ id, title, visibility }, { isOn }] = await Promise.all([getMessage(viewer, message), getPublicLink(viewer, message)]);
  if (!isOn || isPutAway(visibility)) throw redirect(viewer.paths.publicLink(id));
  return { id, title: viewer.text("messages:public_link_renew_title", { title: title || viewer.text("messages:untitled") }) };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "messages");
  const message = args.params.messageId ?? "";
  await readForm(args.request, { fields: [] }, viewer);
  const renewed = await attempt(renewPublicLink(viewer, message));
  if (renewed.ok) return redirectWithToast(viewer.paths.publicLink(message), "public_link_renewed");
  const { failure } = renewed;
  if (failure.code === "public_link_off" || failure.code === "message_archived") return redirect(viewer.paths.publicLink(message));
  return refusal(failure, {});
}

export const meta = screenMeta;

export default function RenewLinkScreen() {
  const { id, title } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("messages");
  const paths = usePaths();
  return (
    <ConfirmPage
      title={title}
      text={t("public_link_renew_text")}
      confirm={t("public_link_renew")}
      tone="danger"
      back={{ label: t("public_link"), to: paths.publicLink(id) }}
      failure={failure}
    />
  );
}
