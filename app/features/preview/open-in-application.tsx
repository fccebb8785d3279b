import { useTranslation } from "react-i18next";
import { useHasUnsaved } from "#app/ui/enhance/use-leave-guard.ts";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { ExternalLink } from "#app/ui/primitives/icon/icons.ts";
import styles from "./open-in-application.module.css";

/** What says, while there are unsaved changes, that they are left out. */
export const WITHOUT_UNSAVED = "without-unsaved";

/** Leads to the draft in the application, in a tab of its own. */
export function OpenInApplication({ to }: { to: string }) {
  const { t } = useTranslation("editor");
  const unsaved = useHasUnsaved();
  return (
    <>
      {unsaved && (
        <p id={WITHOUT_UNSAVED} className={styles.without}>
          {t("without_unsaved")}
        </p>
      )}
      <ButtonLink to={to} newTab describedBy={unsaved ? WITHOUT_UNSAVED : undefined}>
        <ExternalLink size={16} />
        {t("open_in_application")}
        <span className="visually-hidden"> {t("new_tab")}</span>
      </ButtonLink>
    </>
  );
}
