import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { historyPaths } from "./history-paths.ts";
import type { askedToRestore } from "./restoring.server.ts";
import { useCrumbs } from "./use-crumbs.ts";

type Props = { of: Awaited<ReturnType<typeof askedToRestore>> };

/** The question before a version becomes the draft; what is in the draft alone would be gone. */
export function RestoreScreen({ of: { item, version, hasUnpublished } }: Props) {
  const { t } = useTranslation("history");
  const { editor, history } = historyPaths(usePaths(), item);
  const text = t(item.kind === "message" ? "restore_text_message" : "restore_text");
  return (
    <ConfirmPage
      about={{ revision: item.revision, open: { label: item.title, to: editor } }}
      title={t("restore_title", { number: version })}
      text={[text, hasUnpublished && t("restore_loses")].filter(Boolean).join(" ")}
      confirm={t("restore")}
      tone="primary"
      above={useCrumbs(item)}
      back={{ label: t("title"), to: history() }}
      failure={useActionData() as FormFailure | undefined}
    />
  );
}
