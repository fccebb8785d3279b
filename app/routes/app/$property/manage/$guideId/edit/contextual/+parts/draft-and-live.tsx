import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import type { ContextualView } from "#app/routes/app/$property/manage/$guideId/edit/contextual/contextual.server.ts";
import { DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import styles from "./contextual.module.css";

/** The draft beside what is live, for everything that can differ, and what holds at once. */
export function DraftAndLive({ of: { framed, sides } }: { of: ContextualView }) {
  const { t } = useTranslation("contextual");
  const paths = usePaths();
  const { id } = framed.guide;
  return (
    <div className={styles.panel}>
      <h2>{t("sides")}</h2>
      {sides ? (
        <>
          <DataTable
            caption={t("sides")}
            rows={sides.rows}
            keyOf={({ key }) => key}
            columns={[
              { key: "what", label: t("what"), cell: ({ key }) => t(`area_${key}`) },
              { key: "live", label: t("live"), cell: ({ live }) => <span dir="auto">{live}</span> },
              {
                key: "draft",
                label: t("draft"),
                cell: ({ draft, differs, more }) => (
                  <span dir="auto" className={styles.side}>
                    {draft}
                    {differs && <Badge tone="warn">{t("differs")}</Badge>}
                    {more && <span className={styles.note}>{more}</span>}
                  </span>
                ),
              },
            ]}
          />
          <ButtonRow>
            <ButtonLink to={paths.compareGuide(id, { from: sides.version, to: "draft" })}>{t("compare")}</ButtonLink>
          </ButtonRow>
        </>
      ) : (
        <p>{t("no_live")}</p>
      )}
      <p className={styles.note}>{t("at_once")}</p>
    </div>
  );
}
