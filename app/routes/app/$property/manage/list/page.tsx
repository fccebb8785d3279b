import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listChapters } from "#app/api/chapters.server.ts";
import { searchChapters } from "#app/domain/guides/search.ts";
import { searchText } from "#app/domain/urls/search-text.ts";
import { RowMenuForm, useListAddress } from "#app/features/row-menu/row-menu.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { SearchForm } from "#app/ui/composed/search-form/search-form.tsx";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Plus } from "#app/ui/primitives/icon/icons.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { ChapterSection } from "./+parts/chapter-section.tsx";
import drag from "./+parts/drag.module.css";
import styles from "./+parts/list.module.css";
import type { ListedChapter } from "./+parts/list-context.ts";
import { MoveFailure } from "./+parts/move-failure.tsx";
import { useRowTexts } from "./+parts/row-texts.ts";
import { useMoves } from "./+parts/use-moves.ts";

export const handle = { i18n: ["manage", "publication"] };

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const query = new URL(args.request.url).searchParams;
  const search = searchText(query.get("search"));
  const only = query.get("show") === "one" ? query.get("chapterId") : null;
  const { data: all } = await listChapters(viewer);
  const chosen = only === null ? all : all.filter((chapter) => String(chapter.id) === only);
  if (only !== null && chosen.length === 0) throw new Response(null, { status: 404 });
  return {
    title: viewer.text("manage:guides"),
    search,
    only,
    menu: Number(query.get("menu")),
    chapters: searchChapters(chosen, search).map(listed),
    places: all.map(({ id, title }) => ({ id, title })),
    isNew: all.length === 1 && all[0]?.tutorials.length === 0,
    may: { create: viewer.may("edit", "guides"), live: viewer.may("edit", "guides", { visibility: "public" }) },
  };
}

type Answered = Awaited<ReturnType<typeof listChapters>>["data"][number];

/** What the list shows of a chapter; the rest, and what is false, would only make the page greater. */
function listed({ id, title, visibility, hasUnpublishedChanges, tutorials }: Answered): ListedChapter {
  const guides = tutorials.map(({ id, title, visibility, hasAlarm, hasUnpublishedChanges, stepCount }) => {
    const marks = { ...(hasAlarm && { hasAlarm }), ...(hasUnpublishedChanges && { hasUnpublishedChanges }) };
    return { id, title, visibility, stepCount, ...marks };
  });
  return { id, title, visibility, hasUnpublishedChanges, tutorials: guides };
}

export const meta = screenMeta;

export default function GuideListScreen() {
  const { search, only, chapters: stored, places, isNew, may, menu } = useLoaderData<typeof loader>();
  const { chapters, list: listRef, line, failed } = useMoves(stored);
  const { t } = useTranslation("manage");
  const paths = usePaths();
  const hydrated = useHydrated();
  const isShown = (chapter: ListedChapter) => chapter.id !== 0 || chapter.tutorials.length > 0 || only === "0";
  const texts = useRowTexts(may);
  const here = useListAddress();
  const list = {
    places,
    may,
    fixed: search !== "",
    chaptersMove: only === null && places.filter(({ id }) => id !== 0).length > 1,
    menu,
    here,
    texts,
  };
  return (
    <>
      <PageHeader title={t("guides")} lead={t("guides_lead")}>
        {may.create && (
          <>
            <ButtonLink to={paths.createChapter()}>
              <Plus size={16} aria-hidden="true" />
              {t("new_chapter")}
            </ButtonLink>{" "}
            <ButtonLink to={paths.createGuide(only ?? undefined)} tone="primary">
              <Plus size={16} aria-hidden="true" />
              {t("new_guide")}
            </ButtonLink>
          </>
        )}
      </PageHeader>
      {!isNew && (
        <div className={styles.filters}>
          <SearchForm label={t("search_content")} value={search} keep={only === null ? {} : { show: "one", chapterId: only }} />
          {only !== null && <Link to={paths.guides({ show: "all" })}>{t("show_all")}</Link>}
        </div>
      )}
      {!chapters.some(isShown) && (
        <EmptyState title={t(isNew ? "empty_title" : "no_results_title")} text={t(isNew ? "empty_text" : "no_results_text")}>
          {isNew && may.create && <ButtonLink to={paths.createGuide()}>{t("new_guide")}</ButtonLink>}
        </EmptyState>
      )}
      <RowMenuForm />
      <div ref={listRef} className={`${styles.chapters} ${drag.list}`}>
        {/* What only a drag shows is not there without scripts: text browsers would read it out. */}
        {chapters
          .filter((chapter) => hydrated || isShown(chapter))
          .map((chapter) => (
            <ChapterSection key={chapter.id} list={list} chapter={chapter} waiting={!isShown(chapter)} />
          ))}
        <div ref={line} className={drag.line} hidden />
      </div>
      <MoveFailure code={failed} />
    </>
  );
}
