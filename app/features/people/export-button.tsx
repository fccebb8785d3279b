import { useLocation } from "@remix-run/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import styles from "./people.module.css";

/** Exports whom the list at this address finds. */
export function ExportButton({ may }: { may: boolean }) {
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
    </Form>
  );
}
