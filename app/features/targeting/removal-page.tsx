import { useTranslation } from "react-i18next";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { type Crumb, PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { type Use, UsedBy } from "#app/ui/composed/used-by/used-by.tsx";
import { ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import styles from "./targeting.module.css";

type Props = {
  title: string;
  /** What it means that it is deleted, and what to say while it is used. */
  text: string;
  inUse: string;
  revision: number;
  uses: Use[];
  open: Crumb;
  back: Crumb;
  failure: (FormFailure & { uses?: Use[] | null }) | undefined;
};

/** The question before something is deleted that other things use; as long as they do there is no button, but links to them. */
export function RemovalPage({ title, text, inUse, revision, uses: asked, open, back, failure }: Props) {
  const { t } = useTranslation();
  const uses = failure?.uses ?? asked;
  if (uses.length > 0) {
    return (
      <>
        <PageHeader title={title} crumbs={[back]} />
        <div className={styles.panels}>
          <Notice status="warning" title={inUse} />
          <UsedBy uses={uses} />
          <ButtonRow>
            <ButtonLink to={open.to}>{open.label}</ButtonLink>
            <ButtonLink to={back.to}>{t("back")}</ButtonLink>
          </ButtonRow>
        </div>
      </>
    );
  }
  return (
    <ConfirmPage
      title={title}
      text={text}
      about={{ revision, open }}
      confirm={t(failure?.overtaken ? "delete_anyway" : "delete")}
      tone="danger"
      back={back}
      failure={failure}
    />
  );
}
