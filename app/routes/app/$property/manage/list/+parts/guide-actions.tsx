import { useTranslation } from "react-i18next";
import { placesBeside } from "#app/domain/guides/search.ts";
import { ConfirmLink } from "#app/features/confirm/confirm-link.tsx";
import { PublicationButton } from "#app/features/publication/publication-button.tsx";
import { useConcerns } from "#app/features/publication/use-concerns.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { MenuGroup } from "#app/ui/primitives/menu/menu.tsx";
import styles from "./list.module.css";
import { isHidden, type ListContext, type ListedChapter, type ListedGuide, mayEditItem } from "./list-context.ts";
import { OrderButtons } from "./order-buttons.tsx";

type Props = { list: ListContext; chapter: ListedChapter; guide: ListedGuide; first: boolean; last: boolean };

/** What can be done with one guide. What a role may not do is left out; the upstream refuses it all the same. */
export function GuideActions({ list: { places, may, fixed, here }, chapter, guide, first, last }: Props) {
  const { t } = useTranslation(["manage", "publication", "toasts"]);
  const paths = usePaths();
  const concerns = useConcerns();
  const mayEdit = mayEditItem(may, guide.visibility);
  const archived = guide.visibility === "deleted";
  const others = placesBeside(places, chapter.id);
  const moves = mayEdit && others.length > 0;
  return (
    <>
      <MenuGroup>
        <ButtonLink to={paths.guideSteps(guide.id)} tone="quiet" size="block">
          {t("edit")}
        </ButtonLink>
        {may.create && (
          <Form method="post" action={paths.guideCopy(guide.id)}>
            <Button tone="quiet" size="block">
              {t("duplicate")}
            </Button>
          </Form>
        )}
        {!archived && (
          <ButtonLink to={paths.copyGuideTo(guide.id)} tone="quiet" size="block">
            {t("copy_to")}
          </ButtonLink>
        )}
        {mayEdit && !archived && (
          <PublicationButton
            to={paths.guidePublication(guide.id)}
            live={guide.visibility === "public"}
            revision={guide.revision}
            here={here}
          />
        )}
      </MenuGroup>
      {isHidden(guide, chapter) && mayEditItem(may, chapter.visibility) && (
        <MenuGroup label={t("publication:hidden_title")}>
          <PublicationButton
            to={paths.chapterPublication(chapter.id)}
            live={false}
            label={t("toasts:publish_chapter_too")}
            revision={chapter.revision}
            here={here}
          />
        </MenuGroup>
      )}
      {((may.live && !fixed) || moves) && (
        <MenuGroup>
          {may.live && !fixed && <OrderButtons kind="guides" chapter={chapter.id} id={guide.id} here={here} first={first} last={last} />}
          {moves && (
            <Form method="post" action={paths.guideChapter(guide.id)} className={styles.move} preventScrollReset>
              <label htmlFor={`move-${guide.id}`}>{t(archived ? "restore_to" : "move_to")}</label>
              <input type="hidden" name="from" value={chapter.id} />
              <input type="hidden" name="return" value={here} />
              {archived && <input type="hidden" name="restores" value="yes" />}
              <select id={`move-${guide.id}`} name="to">
                {others.map((place) => (
                  <option key={place.id} value={place.id}>
                    {place.id === 0 ? t("unsorted") : place.title}
                  </option>
                ))}
              </select>
              <Button size="small">{t(archived ? "restore" : "move")}</Button>
            </Form>
          )}
        </MenuGroup>
      )}
      {mayEdit && !archived && (
        <MenuGroup tone="danger">
          <ConfirmLink
            to={paths.archiveGuide(guide.id, here)}
            revision={guide.revision}
            title={t("archive_guide_title", guide)}
            text={`${t("archive_guide_text")} ${concerns.guide(guide.starts)}`}
            confirm={t("archive")}
          />
        </MenuGroup>
      )}
    </>
  );
}
