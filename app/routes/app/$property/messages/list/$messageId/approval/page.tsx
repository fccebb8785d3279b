import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getMessage } from "#app/api/messages.server.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import { getMessageReview, reviewMessage } from "#app/api/publishing.server.ts";
import { isPutAway } from "#app/domain/messages/message.ts";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { ownedMessage } from "#app/features/history/message-with-history.server.ts";
import { MessageState } from "#app/features/messages/message-state.tsx";
import { PublishingBadges } from "#app/features/publishing/publishing-badges.tsx";
import { ApprovalPanel } from "#app/features/publishing/publishing-panels.tsx";
import { reviewedMessage } from "#app/features/publishing/reviewed-message.server.ts";
import { saveReview } from "#app/features/publishing/save-publishing.server.ts";
import { reviewSchema } from "#app/features/publishing/schema.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "messages");
  const id = args.params.messageId ?? "";
  const [message, publishing, { timeZone }] = await Promise.all([
    getMessage(viewer, id),
    getMessageReview(viewer, id),
    getShellProperty(viewer),
  ]);
  const { type, title, visibility, hasUnpublishedChanges } = ownedMessage(viewer, message);
  const mayEdit = viewer.may("edit", "messages", { visibility });
  return {
    title: viewer.text("publishing:review_title"),
    item: { type, id: message.id, title },
    state: { visibility, hasUnpublishedChanges },
    publishing,
    view: reviewedMessage(viewer, message, publishing, timeZone),
    refusal: isPutAway(visibility) ? "message_archived" : mayEdit ? null : "not_allowed_for_role",
    constraint: getZodConstraint(reviewSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "messages");
  const id = args.params.messageId ?? "";
  const { type } = await getMessage(viewer, id);
  return saveReview(args.request, viewer, {
    here: viewer.paths.messageApproval(id),
    read: () => getMessage(viewer, id),
    editorOf: () => viewer.paths.message(type, id),
    review: (asked) => reviewMessage(viewer, id, asked),
  });
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function MessageApprovalScreen() {
  const { title, item, state, publishing, view, refusal, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["publishing", "messages"]);
  const paths = usePaths();
  const crumbs = [
    { label: t("messages:title_messages"), to: paths.messages() },
    { label: item.title, to: paths.message(item.type, item.id) },
  ];
  const badges = (
    <>
      <MessageState of={state} /> <PublishingBadges of={publishing} />
    </>
  );
  return (
    <>
      <PageHeader title={title} lead={view.needsApproval ? t("needs_approval") : undefined} crumbs={crumbs} badges={badges} />
      <ApprovalPanel view={view} constraint={constraint} refusal={refusal} />
    </>
  );
}
