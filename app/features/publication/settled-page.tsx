import { useTranslation } from "react-i18next";
import type { About } from "#app/features/confirm/confirm-page.tsx";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { type Crumb, PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import type { PublicationRefusal } from "./publication.ts";

type Props = {
  title: string;
  about: About;
  back: Crumb;
  failure: PublicationRefusal;
  settled: NonNullable<PublicationRefusal["settled"]>;
};

/** What became of something in the meantime, where that leaves nothing to publish or unpublish. */
export function SettledPage({ title, about, back, failure, settled: { live, by } }: Props) {
  const { t } = useTranslation(["publication", "errors"]);
  const already = live ? t("already_published", { name: by ?? t("errors:conflict_someone") }) : t("already_unpublished");
  return (
    <>
      <PageHeader title={t(live ? "live_title" : "not_live_title", { title })} crumbs={[back]} />
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
        <p>{failure.code === "published_meanwhile" ? t("errors:published_meanwhile") : already}</p>
      </FormCard>
    </>
  );
}
