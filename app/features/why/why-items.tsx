import { useTranslation } from "react-i18next";
import type { GateText } from "#app/domain/targeting/gate-text.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./why.module.css";

/** An item with its gates in words; `reason` is the first that is closed. */
export type ExplainedItem = {
  key: string;
  type: string;
  id: number;
  title: string;
  auto: boolean;
  /** `depends`: on tags of which it is not known whether they are on the page. */
  state: "shows" | "hides" | "depends";
  isOpen: boolean;
  reason: string | null;
  gates: GateText[];
};

/** Every item with whether it shows, and behind it each of its gates. */
export function WhyItems({ items }: { items: ExplainedItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.key} id={item.key} className={styles.item}>
          <WhyItem item={item} />
        </li>
      ))}
    </ul>
  );
}

function WhyItem({ item: { type, id, title, auto, state, isOpen, reason, gates } }: { item: ExplainedItem }) {
  const { t } = useTranslation("why");
  const paths = usePaths();
  const columns: Column<GateText>[] = [
    { key: "name", label: t("gate"), cell: ({ name }) => name },
    {
      key: "passes",
      label: t("result"),
      cell: ({ passes, isUnknown }) => (
        <Badge tone={isUnknown ? "neutral" : passes ? "good" : "bad"}>{t(isUnknown ? "not_known" : passes ? "passes" : "fails")}</Badge>
      ),
    },
    { key: "wants", label: t("wants"), cell: ({ wants }) => <bdi>{wants}</bdi> },
    { key: "actual", label: t("actual"), cell: ({ actual }) => <bdi>{actual}</bdi> },
  ];
  return (
    <details open={isOpen}>
      <summary className={styles.head}>
        <Badge tone={state === "shows" ? "good" : "neutral"}>{t(state)}</Badge>
        <bdi className={styles.title}>{title || t("untitled")}</bdi>
        <span>{t(type === "chapter" ? "chapter" : auto ? "guide_auto" : "guide")}</span>
        {reason && <span className={styles.reason}>{reason}</span>}
      </summary>
      <div className={styles.open}>
        <DataTable caption={t("gates_of", { title: title || t("untitled") })} columns={columns} rows={gates} keyOf={({ gate }) => gate} />
        <p>
          <Link to={type === "chapter" ? paths.editChapter(id) : paths.guideSteps(id)}>
            {t(type === "chapter" ? "to_chapter" : "to_guide")}
          </Link>
          {type !== "chapter" && (
            <>
              {" · "}
              <Link to={paths.guideSegments(id)}>{t("to_audience")}</Link>
            </>
          )}
        </p>
      </div>
    </details>
  );
}
