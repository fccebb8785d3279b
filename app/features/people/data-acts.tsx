import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import styles from "./people.module.css";

type Props = { may: boolean; exportTo: string; eraseTo: string };

/** What can be done with all that is stored about a person; for others with the reason why not. */
export function DataActs({ may, exportTo, eraseTo }: Props) {
  const { t } = useTranslation(["users", "errors"]);
  const why = useId();
  if (may) {
    return (
      <>
        <ButtonLink to={exportTo}>{t("export_data")}</ButtonLink> <ButtonLink to={eraseTo}>{t("erase")}</ButtonLink>
      </>
    );
  }
  return (
    <>
      <Button disabled describedBy={why}>
        {t("export_data")}
      </Button>{" "}
      <Button disabled describedBy={why}>
        {t("erase")}
      </Button>{" "}
      <span id={why} className={styles.why}>
        {t("errors:not_allowed_for_role")}
      </span>
    </>
  );
}
