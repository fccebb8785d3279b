import { useTranslation } from "react-i18next";
import { ConfirmLink } from "#app/features/confirm/confirm-link.tsx";
import { PublicationButton } from "#app/features/publication/publication-button.tsx";
import { useConcerns } from "#app/features/publication/use-concerns.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { MenuGroup } from "#app/ui/primitives/menu/menu.tsx";
import { type ListContext, type ListedChapter, mayEditItem } from "./list-context.ts";
import { OrderButtons } from "./order-buttons.tsx";

type Props = { list: ListContext; chapter: ListedChapter; title: string };

export function ChapterActions({ list: { places, may, fixed, here }, chapter, title }: Props) {
  const { t } = useTranslation("manage");
  const paths = usePaths();
  const concerns = useConcerns();
  const chapters = places.filter((place) => place.id !== 0);
  const mayEdit = chapter.id !== 0 && mayEditItem(may, chapter.visibility);
  return (
    <>
      <MenuGroup>
        <ButtonLink to={paths.guides({ show: "one", chapterId: chapter.id })} tone="quiet" size="block">
          {t("show_one")}
        </ButtonLink>{" "}
        {may.create && (
          <ButtonLink to={paths.createGuide(chapter.id)} tone="quiet" size="block">
            {t("new_guide")}
          </ButtonLink>
        )}
        {mayEdit && (
          <>
            <ButtonLink to={paths.editChapter(chapter.id)} tone="quiet" size="block">
              {t("edit")}
            </ButtonLink>
            <PublicationButton
              to={paths.chapterPublication(chapter.id)}
              live={chapter.visibility === "public"}
              revision={chapter.revision}
              here={here}
            />
          </>
        )}
      </MenuGroup>
      {chapter.id !== 0 && may.live && !fixed && chapters.length > 1 && (
        <MenuGroup>
          <OrderButtons
            kind="chapters"
            id={chapter.id}
            here={here}
            first={chapters[0]?.id === chapter.id}
            last={chapters.at(-1)?.id === chapter.id}
          />
        </MenuGroup>
      )}
      {mayEdit && (
        <MenuGroup tone="danger">
          <ConfirmLink
            to={paths.archiveChapter(chapter.id, here)}
            revision={chapter.revision}
            title={t("archive_chapter_title", { title })}
            text={`${t("archive_chapter_text", { count: chapter.total })} ${concerns.chapter(chapter.starts)}`}
            confirm={t("archive")}
          />
        </MenuGroup>
      )}
    </>
  );
}
