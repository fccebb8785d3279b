import { useTranslation } from "react-i18next";
import type { Place } from "#app/features/segments/judge-draft.ts";
import type { FilterView } from "#app/routes/app/$property/users/list/segments/builder/builder-view.server.ts";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Pencil, Trash2 } from "#app/ui/primitives/icon/icons.ts";
import styles from "./builder.module.css";

/** A filter as a sentence: of many only a few are open for editing. */
export function ClosedFilter({ filter, place, readOnly }: { filter: FilterView; place: Place; readOnly: boolean }) {
  const { t } = useTranslation(["segments", "errors"]);
  const { sentence, problem, isIncomplete, isNever } = filter;
  const at = `${place.group}.${place.filter}`;
  const name = `${sentence?.key ?? ""} ${sentence?.condition ?? ""}`.trim();
  return (
    <li className={styles.closed}>
      <p id={`f${place.group}-${place.filter}-key`} className={styles.sentence} tabIndex={-1}>
        <bdi className={styles.key}>{sentence?.key}</bdi> {sentence?.condition} <bdi className={styles.value}>{sentence?.value}</bdi>{" "}
        {problem ? <span className={styles.never}>{t(`errors:${problem.code}`)}</span> : isIncomplete && <Badge>{t("incomplete")}</Badge>}
        {isNever && <Badge>{t("never_short")}</Badge>}
      </p>
      {!readOnly && (
        <span className={styles.acts}>
          <Button name="intent" value={`open:${at}`} size="small" tone="quiet" label={t("edit_filter", { name })}>
            <Pencil size={16} />
          </Button>
          <Button name="intent" value={`remove-filter:${at}`} size="small" tone="quiet" label={t("remove_filter", { name })}>
            <Trash2 size={16} />
          </Button>
        </span>
      )}
    </li>
  );
}
