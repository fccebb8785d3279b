import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { historyPaths } from "./history-paths.ts";
import type { askedToRestore } from "./restoring.server.ts";

type Props = { of: Awaited<ReturnType<typeof askedToRestore>> };

/** The question before a version becomes the draft; what is in the draft alone would be gone. */
export function RestoreScreen({ of: { item, version, hasUnpublished } }: Props) {
  const { t } = useTranslation("history");
  const paths = usePaths();
  const { editor, history } = historyPaths(paths, item);
  const open = { label: item.title, to: editor };
  return (
    <ConfirmPage
      about={{ revision: item.revision, open }}
      title={t("restore_title", { number: version })}
      text={[t("restore_text"), hasUnpublished && t("restore_loses")].filter(Boolean).join(" ")}
      confirm={t("restore")}
      tone="primary"
      above={[{ label: t("manage:guides"), to: paths.guides() }, open]}
      back={{ label: t("title"), to: history() }}
      failure={useActionData() as FormFailure | undefined}
    />
  );
}
