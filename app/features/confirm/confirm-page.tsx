import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import { failureText } from "#app/features/form/failure-text.ts";
import { LimitsDialog } from "#app/ui/composed/dialog/limits-dialog.tsx";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { type Crumb, PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";

type Props = {
  title: string;
  text: string;
  confirm: string;
  tone: "primary" | "danger";
  back: Crumb;
  failure?: FormFailure | null;
  /** Hidden inputs of the form, and whatever else belongs to the question. */
  children?: ReactNode;
};

/** Shape "confirm": a question with its consequences, one button that does it, and a way back. */
export function ConfirmPage({ title, text, confirm, tone, back, failure, children }: Props) {
  const { t } = useTranslation(["common", "errors"]);
  return (
    <>
      <PageHeader title={title} crumbs={[back]} />
      {failure && (
        <Notice status="error" title={failureText((key, values) => t(key, { ...values, ns: "errors" }), failure)}>
          {failure.limit && <p>{t("errors:limit_what_now")}</p>}
        </Notice>
      )}
      <LimitsDialog limit={failure?.limit} />
      <Form method="post">
        <FormCard
          actions={
            <>
              <Button tone={tone}>{confirm}</Button>
              <ButtonLink to={back.to}>{t("cancel")}</ButtonLink>
            </>
          }
        >
          <p>{text}</p>
          {children}
        </FormCard>
      </Form>
    </>
  );
}
