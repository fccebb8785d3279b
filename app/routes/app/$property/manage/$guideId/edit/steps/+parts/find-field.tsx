import { useTranslation } from "react-i18next";
import fieldStyles from "#app/ui/fields/field.module.css";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { FIND_FORM } from "./find-form.tsx";
import styles from "./step-list.module.css";

type Props = { find: string; found: number; count: number; clearTo: string };

/** Searches the steps of a guide. It belongs to a form of its own, because it stands within the form of the guide. */
export function FindField({ find, found, count, clearTo }: Props) {
  const { t } = useTranslation("editor");
  return (
    <div className={styles.find}>
      <input
        key={find}
        className={fieldStyles.control}
        type="search"
        name="find"
        form={FIND_FORM}
        defaultValue={find}
        maxLength={200}
        aria-label={t("find")}
        placeholder={t("find")}
      />
      <Button form={FIND_FORM} size="small">
        {t("find_button")}
      </Button>
      {find && (
        <p className={styles.found} role="status">
          {t("found_of", { found, total: count })}{" "}
          <ButtonLink to={clearTo} size="small" tone="quiet">
            {t("find_all")}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
