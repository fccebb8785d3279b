import { useTranslation } from "react-i18next";
import type { Missing } from "#app/domain/forms/form-failure.ts";
import type { About } from "#app/features/confirm/confirm-page.tsx";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { type Crumb, PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { ErrorSummary } from "#app/ui/fields/error-summary.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { missingEntries } from "./missing-entries.ts";

type Props = { title: string; about: About; back: Crumb; missing: readonly Missing[] };

/** What something lacks that was to be published: asking again would change nothing. */
export function IncompletePage({ title, about, back, missing }: Props) {
  const { t } = useTranslation(["publication", "errors"]);
  return (
    <>
      <PageHeader title={t("incomplete_title", { title })} lead={t("incomplete_lead")} crumbs={[back]} />
      <FormCard
        actions={
          <>
            <ButtonLink to={about.open.to} tone="primary">
              {about.open.label}
            </ButtonLink>
            <ButtonLink to={back.to}>{back.label}</ButtonLink>
          </>
        }
      >
        <ErrorSummary entries={missingEntries((key, values) => t(key, { ...values }), missing)} answer={missing} />
      </FormCard>
    </>
  );
}
