import { useActionData, useLocation } from "@remix-run/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import { failureText } from "#app/features/form/failure-text.ts";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Download } from "#app/ui/primitives/icon/icons.ts";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import styles from "./results.module.css";

type Props = {
  may: boolean;
  /** The overview of the results with their filters, where it is started; the present address where it is left out. */
  to?: string;
};

/** The buttons of a row that start an export of the answers that the filters of the address leave, with or without who gave them; or says why not. */
export function ExportForm({ may, to }: Props) {
  const { t } = useTranslation(["results", "errors"]);
  const { pathname, search } = useLocation();
  // Started elsewhere, it fails there: what is answered here is about another form.
  const answered = useActionData() as FormFailure | undefined;
  const failure = to === undefined ? answered : undefined;
  const why = useId();
  const tied = may ? undefined : why;
  return (
    <Form method="post" action={to ?? pathname + search} className={styles.export}>
      <Button name="people" value="named" disabled={!may} describedBy={tied}>
        <Download size={16} />
        {t("export")}
      </Button>
      <Button name="people" value="nameless" disabled={!may} describedBy={tied}>
        {t("export_nameless")}
      </Button>
      {to !== undefined && <p>{t("export_all")}</p>}
      {!may && <p id={why}>{t("errors:not_allowed_for_role")}</p>}
      {failure && <Notice status="error" title={failureText((key, values) => t(key, { ...values, ns: "errors" }), failure)} />}
    </Form>
  );
}
