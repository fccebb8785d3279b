import { useTranslation } from "react-i18next";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import type { PeopleOf } from "#app/domain/users/people-of.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { usePaths } from "#app/paths/use-paths.ts";

type Props = { of: PeopleOf; id: number; publicId: string; failure: FormFailure | undefined };

/** The question before all that is stored about a person is exported. */
export function ExportPage({ of, id, publicId, failure }: Props) {
  const { t } = useTranslation("users");
  return (
    <ConfirmPage
      title={t("export_data_title", { name: publicId })}
      text={`${t(of === "company" ? "export_data_company_text" : "export_data_text")} ${t("export_data_where")}`}
      confirm={t("export_data")}
      tone="primary"
      back={{ label: publicId, to: usePaths().person(of, id) }}
      failure={failure}
    />
  );
}
