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

/** What a question is about: the revision that was read, which its form sends, and where to see it. */
export type About = { revision: number; open: Crumb };

/** Refusals after which people want to see what the question is about. */
const NEED_A_LOOK = ["invalid_fields", "changed_meanwhile", "published_meanwhile", "welcome_replaced"];

const REFUSAL = "refusal";

type Props = {
  title: string;
  about?: About;
  text: string;
  confirm: string;
  /** What leaves things as they are, where "Cancel" could mean the act itself. */
  keep?: string;
  tone: "primary" | "danger";
  back: Crumb;
  /** The pages above the way back, outermost first. */
  above?: Crumb[];
  failure?: FormFailure | null;
  /** Why it cannot be done at all, as a code of the errors; null if it can. */
  refusal?: string | null;
  /** What is said of a failure that has no words of its own: a key of the errors. */
  failed?: string;
  /** Hidden inputs of the form, and whatever else belongs to the question. */
  children?: ReactNode;
};

/** Shape "confirm": a question with its consequences, one button that does it, and a way back. */
export function ConfirmPage({
  title,
  about,
  text,
  confirm,
  keep,
  tone,
  back,
  above = [],
  failure,
  refusal = null,
  failed,
  children,
}: Props) {
  const { t } = useTranslation(["common", "errors"]);
  const overtaken = failure?.overtaken;
  return (
    <>
      <PageHeader title={title} crumbs={[...above, back]} />
      {overtaken && (
        <Notice status="warning" title={t("errors:overtaken", { name: overtaken.by ?? t("errors:conflict_someone"), at: overtaken.at })} />
      )}
      {failure && !overtaken && (
        <Notice status="error" title={failureText((key, values) => t(key, { ...values, ns: "errors" }), failure, failed)}>
          {failure.limit && <p>{t("errors:limit_what_now")}</p>}
        </Notice>
      )}
      {refusal !== null && (
        <div id={REFUSAL}>
          <Notice status="warning" title={t(refusal, { ns: "errors" })} />
        </div>
      )}
      <LimitsDialog limit={failure?.limit} />
      <Form method="post">
        {about && <input type="hidden" name="revision" value={overtaken?.revision ?? about.revision} />}
        <FormCard
          actions={
            <>
              <Button tone={tone} disabled={refusal !== null} describedBy={refusal === null ? undefined : REFUSAL}>
                {confirm}
              </Button>
              {about && failure && NEED_A_LOOK.includes(failure.code) && <ButtonLink to={about.open.to}>{about.open.label}</ButtonLink>}
              <ButtonLink to={back.to}>{keep ?? t("cancel")}</ButtonLink>
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
