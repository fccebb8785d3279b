import { AudienceIndicator } from "#app/features/audience/audience-indicator.tsx";
import { RowMenu } from "#app/features/row-menu/row-menu.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { AlertTriangle, BookOpen } from "#app/ui/primitives/icon/icons.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { DragHandle } from "./drag-handle.tsx";
import { GuideActions } from "./guide-actions.tsx";
import styles from "./list.module.css";
import { CHOICE_FORM, isHidden, type ListContext, type ListedChapter, type ListedGuide, mayEditItem } from "./list-context.ts";

type Props = {
  list: ListContext;
  chapter: ListedChapter;
  guide: ListedGuide;
  first: boolean;
  last: boolean;
  /** Names the chapter, where the row does not stand in it. */
  home?: string;
};

/**
 * One guide of a list: handle, number (an icon where the row does not stand in its chapter), alert, draft label, title, what else is to know
 * of it, and what can be done with it (specification 1, section 2: Guide list row).
 */
export function GuideRow({ list, chapter, guide, first, last, home }: Props) {
  const paths = usePaths();
  const { texts } = list;
  const fixed = list.fixed ? texts.searching : chapter.guides.length < chapter.total ? texts.partly : undefined;
  const refused = mayEditItem(list.may, guide.visibility) ? fixed : texts.refused;
  return (
    <li data-guide={guide.id} value={guide.place === undefined ? undefined : guide.place + 1}>
      {list.draggable && <DragHandle refused={refused} />}
      {home !== undefined && <BookOpen className={styles.icon} size={16} />}
      <span className={styles.title}>
        {list.chosen && (
          <input
            type="checkbox"
            form={CHOICE_FORM}
            name="guide"
            value={guide.id}
            defaultChecked={list.chosen.includes(guide.id)}
            aria-label={texts.choose(guide.title)}
          />
        )}
        {guide.alarm && (
          <span title={guide.alarm}>
            <AlertTriangle className={styles.alarm} size={16} label={guide.alarm} />
          </span>
        )}
        {guide.visibility === "private" && (
          <>
            <Badge tone="neutral" dot>
              {texts.states.private}
            </Badge>{" "}
          </>
        )}
        <Link to={paths.guideSteps(guide.id)} dir="auto">
          {guide.title}
        </Link>{" "}
        <AudienceIndicator of={guide.audience} /> <small>{texts.steps(guide.stepCount)}</small>
        {home !== undefined && <small dir="auto">{home}</small>}
        {guide.match && <small className={styles.match}>{guide.match}</small>}
      </span>{" "}
      <small>{guide.languages}</small> <small>{texts.starts(guide.starts ?? 0)}</small> <small>{texts.changed(guide.changed)}</small>{" "}
      <span>
        {guide.hasUnpublishedChanges && (
          <>
            <Badge tone="warn">{texts.unpublished}</Badge>{" "}
          </>
        )}
        {isHidden(guide, chapter) && (
          <>
            <Badge tone="warn">{texts.hidden}</Badge>{" "}
          </>
        )}
        {guide.visibility !== "private" && (
          <Badge tone={guide.visibility === "public" ? "good" : "neutral"} dot>
            {texts.states[guide.visibility]}
          </Badge>
        )}
      </span>{" "}
      <RowMenu
        id={String(guide.id)}
        label={texts.menu(guide.title)}
        here={list.here}
        opened={list.menu === String(guide.id)}
        actions={() => <GuideActions list={list} chapter={chapter} guide={guide} first={first} last={last} />}
      />
    </li>
  );
}
