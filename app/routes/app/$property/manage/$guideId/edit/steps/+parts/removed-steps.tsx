import { useTranslation } from "react-i18next";
import type { EditedGuide } from "#app/routes/app/$property/manage/$guideId/edit/steps/edited-guide.ts";
import { Button } from "#app/ui/primitives/button/button.tsx";
import styles from "./step-list.module.css";

/** Steps that were removed last, each to put back where it was; the form around them is the guide's, so what was typed is saved too. */
export function RemovedSteps({ guide: { removed } }: { guide: Pick<EditedGuide, "removed"> }) {
  const { t } = useTranslation("editor");
  return (
    <details className={styles.removed}>
      <summary>{t("removed_steps", { count: removed.length })}</summary>
      <ul>
        {removed.map(({ id, title }) => (
          <li key={id}>
            <span dir="auto">{title || t("untitled")}</span>
            <Button name="intent" value={`put-back:${id}`} size="small" label={t("put_back_of", { title: title || t("untitled") })}>
              {t("put_back")}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
