import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { createPersonalLink, setPublicLink } from "#app/api/public-answers.server.ts";
import { NPS_CATEGORY } from "#app/domain/messages/message.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { choiceIn, readForm } from "#app/session/read-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import { LinkAddress } from "./+parts/link-address.tsx";
import { LinkSettings } from "./+parts/link-settings.tsx";
import { MailSnippet } from "./+parts/mail-snippet.tsx";
import { PersonalLink } from "./+parts/personal-link.tsx";
import { linkedMessage } from "./linked-message.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "messages");
  const message = await linkedMessage(viewer, args.params.messageId ?? "");
  return { title: viewer.text("messages:public_link_named", { title: message.title }), message };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "messages");
  const message = args.params.messageId ?? "";
  const form = await readForm(args.request, { fields: ["intent", "isOn", "anonymous", "single", "person"] }, viewer);
  if (choiceIn(form, "intent", ["save", "personal"]) === "personal") {
    const person = String(form.get("person") ?? "").trim();
    const made = await attempt(createPersonalLink(viewer, message, person));
    if (made.ok) return data({ person, address: made.answer.address, code: null });
    const { failure } = made;
    if (failure.status === 404) throw failure;
    return data({ person, address: null, code: failure.problem?.fields?.[0]?.code ?? failure.code }, { status: failure.status });
  }
  const set = await attempt(
    setPublicLink(viewer, message, { isOn: form.has("isOn"), anonymous: form.has("anonymous"), once: form.has("single") }),
  );
  if (set.ok) return redirectWithToast(viewer.paths.publicLink(message), "public_link_saved");
  if (set.failure.code !== "message_archived") throw set.failure;
  // The page says why, in place of its controls.
  return data({ person: "", address: null, code: null }, { status: set.failure.status });
}

export const meta = screenMeta;

export default function PublicLinkScreen() {
  const { title, message } = useLoaderData<typeof loader>();
  const made = useActionData<typeof action>() ?? null;
  const { t } = useTranslation(["messages", "errors"]);
  const paths = usePaths();
  const { id, type, category, isLive, link, refusal } = message;
  const mayMake = refusal === null && link.isOn;
  return (
    <>
      <PageHeader
        title={title}
        lead={t("public_link_lead")}
        crumbs={[
          { label: t("title_messages"), to: paths.messages() },
          { label: message.title, to: paths.message(type, id) },
        ]}
      />
      {refusal !== null && <Notice status="info" title={t(`errors:${refusal}`)} />}
      {!isLive && refusal !== "message_archived" && <Notice status="warning" title={t("public_link_not_live")} />}
      <LinkAddress of={message} />
      {refusal === null && <LinkSettings of={link} />}
      {mayMake && <PersonalLink made={made} />}
      {mayMake && category === NPS_CATEGORY && (made?.address ?? link.address) && (
        <MailSnippet address={made?.address ?? link.address ?? ""} />
      )}
    </>
  );
}
