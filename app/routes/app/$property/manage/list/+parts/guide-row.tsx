import { RowMenu } from "#app/features/row-menu/row-menu.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { AlertTriangle } from "#app/ui/primitives/icon/icons.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { DragHandle } from "./drag-handle.tsx";
import { GuideActions } from "./guide-actions.tsx";
import styles from "./list.module.css";
import { type ListContext, type ListedGuide, mayEditItem } from "./list-context.ts";

type Props = { list: ListContext; chapter: number; guide: ListedGuide; last: boolean };

const TONES = { public: "good", private: "neutral", deleted: "bad" } as const;

/** One guide of a list: handle, number, title, facts and actions. */
export function GuideRow({ list, chapter, guide, last }: Props) {
  const paths = usePaths();
  const { texts } = list;
  const refused = mayEditItem(list.may, guide.visibility) ? (list.fixed ? texts.searching : undefined) : texts.refused;
  return (
    <li data-guide={guide.id} value={guide.index + 1} className={styles.row}>
      <DragHandle refused={refused} />
      <span className={styles.title}>
        {guide.hasAlarm && (
          <span title={texts.alarm}>
            <AlertTriangle className={styles.alarm} size={16} role="img" aria-label={texts.alarm} />
          </span>
        )}
        <Link to={paths.guideSteps(guide.id)} dir="auto">
          {guide.title}
        </Link>{" "}
        <small>{texts.steps(guide.stepCount)}</small>
      </span>{" "}
      <small>{guide.languages}</small> <small>{texts.starts(guide.starts)}</small> <small>{texts.changed(guide.changed)}</small>{" "}
      <span className={styles.states}>
        {guide.hasUnpublishedChanges && (
          <>
            <Badge tone="warn">{texts.unpublished}</Badge>{" "}
          </>
        )}
        {guide.isHidden && (
          <>
            <Badge tone="warn">{texts.hidden}</Badge>{" "}
          </>
        )}
        <Badge tone={TONES[guide.visibility]} dot>
          {texts.states[guide.visibility]}
        </Badge>
      </span>{" "}
      <RowMenu
        id={String(guide.id)}
        label={texts.menu(guide.title)}
        opened={list.menu === String(guide.id)}
        actions={() => <GuideActions list={list} chapter={chapter} guide={guide} last={last} />}
      />
    </li>
  );
}
