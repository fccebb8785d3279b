import { usePaths } from "#app/paths/use-paths.ts";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { AlertTriangle } from "#app/ui/primitives/icon/icons.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { DragHandle } from "./drag-handle.tsx";
import { GuideMenu } from "./guide-menu.tsx";
import styles from "./list.module.css";
import { type ListedGuide, type ListFacts, mayEditItem } from "./list-facts.ts";

export type Position = { index: number; last: boolean };
type Props = { list: ListFacts; chapter: number; guide: ListedGuide; position: Position };

const TONES = { public: "good", private: "neutral", deleted: "bad" } as const;

/** One guide of a list: handle, index, title, what is to know of it, and what can be done with it. */
export function GuideRow({ list, chapter, guide, position }: Props) {
  const paths = usePaths();
  const { words } = list;
  const refused = mayEditItem(list.may, guide.visibility) ? (list.fixed ? words.searching : undefined) : words.refused;
  return (
    <li data-guide={guide.id} className={styles.row}>
      <DragHandle title={words.drag(guide.title)} refused={refused} />
      <span className={styles.index}>{position.index + 1}</span>{" "}
      <span className={styles.title}>
        {guide.hasAlarm && (
          <span title={words.alarm}>
            <AlertTriangle className={styles.alarm} size={16} role="img" aria-label={words.alarm} />
          </span>
        )}
        <Link to={paths.guideSteps(guide.id)} dir="auto">
          {guide.title}
        </Link>{" "}
        <span className={styles.count}>{words.steps(guide.stepCount)}</span>
      </span>{" "}
      <span className={styles.states}>
        {guide.hasUnpublishedChanges && <Badge tone="warn">{words.unpublished}</Badge>}{" "}
        <Badge tone={TONES[guide.visibility]} dot>
          {words.states[guide.visibility]}
        </Badge>
      </span>{" "}
      <GuideMenu list={list} chapter={chapter} guide={guide} position={position} />
    </li>
  );
}
