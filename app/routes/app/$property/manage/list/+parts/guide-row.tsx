import { paths } from "../../../../../../paths.ts";
import { Badge } from "../../../../../../ui/primitives/badge/badge.tsx";
import { AlertTriangle } from "../../../../../../ui/primitives/icon/icons.ts";
import { Link } from "../../../../../../ui/primitives/link/link.tsx";
import { GuideMenu } from "./guide-menu.tsx";
import styles from "./list.module.css";
import type { ListedGuide, ListFacts } from "./list-facts.ts";
import type { RowDrag } from "./use-drag-order.ts";

export type Position = { index: number; last: boolean };
type Props = { list: ListFacts; chapter: number; guide: ListedGuide; position: Position; drag: RowDrag };

const TONES = { public: "good", private: "neutral", deleted: "bad" } as const;

/** One guide of a list: handle, index, title, what is to know of it, and what can be done with it. */
export function GuideRow({ list, chapter, guide, position, drag }: Props) {
  const { words } = list;
  const movable = list.may.live && !list.fixed;
  return (
    <li ref={drag.row} className={`${styles.row}${drag.over ? ` ${styles.over}` : ""}${drag.dragged ? ` ${styles.dragged}` : ""}`}>
      <span
        ref={drag.handle}
        className={movable ? styles.handle : `${styles.handle} ${styles.fixed}`}
        title={movable ? words.drag(guide.title) : words.fixed}
      />
      <span className={styles.index}>{position.index + 1}</span>
      <span className={styles.title}>
        {guide.hasAlarm && (
          <span title={words.alarm}>
            <AlertTriangle className={styles.alarm} size={16} role="img" aria-label={words.alarm} />
          </span>
        )}
        <Link to={paths.guideSteps(list.property, guide.id)} dir="auto">
          {guide.title}
        </Link>
        <span className={styles.count}>{words.steps(guide.stepCount)}</span>
      </span>
      <span className={styles.states}>
        {guide.hasUnpublishedChanges && <Badge tone="warn">{words.unpublished}</Badge>}
        <Badge tone={TONES[guide.visibility]} dot>
          {words.states[guide.visibility]}
        </Badge>
      </span>
      <GuideMenu list={list} chapter={chapter} guide={guide} position={position} />
    </li>
  );
}
