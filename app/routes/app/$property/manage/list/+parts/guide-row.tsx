import { useTranslation } from "react-i18next";
import type { WireGuideRow } from "../../../../../../contracts/guides.ts";
import { paths } from "../../../../../../paths.ts";
import { Badge } from "../../../../../../ui/primitives/badge/badge.tsx";
import { AlertTriangle, GripVertical } from "../../../../../../ui/primitives/icon/icons.ts";
import { Link } from "../../../../../../ui/primitives/link/link.tsx";
import type { May, Place } from "./chapter-section.tsx";
import { GuideMenu } from "./guide-menu.tsx";
import styles from "./list.module.css";
import type { RowDrag } from "./use-drag-order.ts";

export type Position = { index: number; last: boolean; fixed: boolean };
type Props = { property: number; guide: WireGuideRow; position: Position; places: Place[]; may: May; drag: RowDrag };

const TONES = { public: "good", private: "neutral", deleted: "bad" } as const;

/** One guide of a list: handle, index, title, what is to know of it, and what can be done with it. */
export function GuideRow({ property, guide, position, places, may, drag }: Props) {
  const { t } = useTranslation("manage");
  const movable = may.live && !position.fixed;
  return (
    <li ref={drag.row} className={[styles.row, drag.over ? styles.over : "", drag.dragged ? styles.dragged : ""].join(" ")}>
      <span
        ref={drag.handle}
        className={movable ? styles.handle : `${styles.handle} ${styles.fixed}`}
        title={movable ? t("drag", guide) : t(may.live ? "drag_searching" : "drag_refused")}
      >
        <GripVertical size={16} aria-hidden="true" />
      </span>
      <span className={styles.index}>{position.index + 1}</span>
      <span className={styles.title}>
        {guide.hasAlarm && (
          <span title={t("has_alarm")}>
            <AlertTriangle className={styles.alarm} size={16} role="img" aria-label={t("has_alarm")} />
          </span>
        )}
        <Link to={paths.guideSteps(property, guide.id)} dir="auto">
          {guide.title}
        </Link>
        <span className={styles.count}>{t("step_count", { count: guide.stepCount })}</span>
      </span>
      <span className={styles.states}>
        {guide.hasUnpublishedChanges && <Badge tone="warn">{t("unpublished_changes")}</Badge>}
        <Badge tone={TONES[guide.visibility]} dot>
          {t(`state_${guide.visibility}`)}
        </Badge>
      </span>
      <GuideMenu property={property} guide={guide} position={position} places={places} may={may} />
    </li>
  );
}
