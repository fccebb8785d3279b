import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import { type About, ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import type { Crumb } from "#app/ui/composed/page-header/page-header.tsx";

type Props = { version: number; about: About; back: Crumb /** What is in the draft alone would be gone. */; hasUnpublished: boolean };

/** The question before a version becomes the draft. */
export function RestorePage({ version, about, back, hasUnpublished }: Props) {
  const { t } = useTranslation("history");
  return (
    <ConfirmPage
      about={about}
      title={t("restore_title", { number: version })}
      text={[t("restore_text"), hasUnpublished && t("restore_loses")].filter(Boolean).join(" ")}
      confirm={t("restore")}
      tone="primary"
      back={back}
      failure={useActionData() as FormFailure | undefined}
    />
  );
}
