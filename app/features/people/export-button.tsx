import { useLocation } from "@remix-run/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import { failureText } from "#app/features/form/failure-text.ts";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import styles from "./people.module.css";

/** Exports whom the list at this address finds; `failure` is why that was refused. */
export function ExportButton({ may, failure }: { may: boolean; failure: FormFailure | undefined }) {
  const { t } = useTranslation(["users", "errors"]);
  const { pathname, search } = useLocation();
  const why = useId();
  return (
    <Form method="post" action={pathname + search}>
      <Button disabled={!may} describedBy={may ? undefined : why}>
        {t("export")}
      </Button>{" "}
      {!may && (
        <span id={why} className={styles.why}>
          {t("errors:not_allowed_for_role")}
        </span>
      )}
      {failure && <Notice status="error" title={failureText((key, values) => t(key, { ...values, ns: "errors" }), failure)} />}
    </Form>
  );
}
