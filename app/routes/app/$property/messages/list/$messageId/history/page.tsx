import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getMessage } from "#app/api/messages.server.ts";
import { isPutAway } from "#app/domain/messages/message.ts";
import { listedVersions } from "#app/features/history/listed-versions.server.ts";
import { ownedMessage } from "#app/features/history/message-with-history.server.ts";
import { useCrumbs } from "#app/features/history/use-crumbs.ts";
import { VersionList } from "#app/features/history/version-list.tsx";
import { MessageState } from "#app/features/messages/message-state.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "messages");
  const message = ownedMessage(viewer, await getMessage(viewer, args.params.messageId ?? ""));
  const { owner, title, visibility, hasUnpublishedChanges } = message;
  return {
    title: viewer.text("history:title"),
    item: { ...owner, title },
    state: { visibility, hasUnpublishedChanges },
    mayRestore: !isPutAway(visibility) && viewer.may("edit", "messages", { visibility }),
    history: await listedVersions(args.request, viewer, owner),
  };
}

export const meta = screenMeta;

export default function MessageHistoryScreen() {
  const { title, item, state, history, mayRestore } = useLoaderData<typeof loader>();
  const { t } = useTranslation("messages");
  return (
    <>
      <PageHeader title={title} lead={t("lead_history")} crumbs={useCrumbs(item)} badges={<MessageState of={state} />} />
      <VersionList of={item} history={history} mayRestore={mayRestore} />
    </>
  );
}
