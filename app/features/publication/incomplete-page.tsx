import { useTranslation } from "react-i18next";
import type { About } from "#app/features/confirm/confirm-page.tsx";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { type Crumb, PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import type { Missing } from "./publication.ts";

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
        <ul role="alert">
          {missing.map(({ step, code }) => {
            const text = t([`errors:${code}`, "errors:error_saving"]);
            return <li key={`${step} ${code}`}>{step === null ? text : t("in_step", { n: step, text })}</li>;
          })}
        </ul>
      </FormCard>
    </>
  );
}
