import { useTranslation } from "react-i18next";
import type { About } from "#app/features/confirm/confirm-page.tsx";
import { failureText } from "#app/features/form/failure-text.ts";
import { type Crumb, PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
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
  const undone = failure.code === "published_meanwhile";
  const already = live ? t("already_published", { name: by ?? t("errors:conflict_someone") }) : t("already_unpublished");
  const text = undone ? failureText((key, values) => t(key, { ...values, ns: "errors" }), failure) : already;
  return (
    <>
      <PageHeader title={t(live ? "live_title" : "not_live_title", { title })} crumbs={[back]} />
      <Notice status={undone ? "warning" : "info"} title={text} />
      <ButtonRow>
        <ButtonLink to={about.open.to} tone="primary">
          {about.open.label}
        </ButtonLink>
        <ButtonLink to={back.to}>{back.label}</ButtonLink>
      </ButtonRow>
    </>
  );
}
