import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AudienceDrawings } from "#app/features/audience/audience-indicator.tsx";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { ManageTabs } from "#app/features/placed/manage-tabs.tsx";
import { useListAddress } from "#app/features/row-menu/row-menu.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { switchedOff } from "#app/features/stylings/switched-off.server.ts";
import { SwitchedOff } from "#app/features/stylings/switched-off.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Pager } from "#app/ui/composed/pager/pager.tsx";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Plus } from "#app/ui/primitives/icon/icons.ts";
import { Menu, MenuGroup } from "#app/ui/primitives/menu/menu.tsx";
import { ChapterPages } from "./+parts/chapter-pages.tsx";
import { ChapterSection } from "./+parts/chapter-section.tsx";
import drag from "./+parts/drag.module.css";
import { FirstSteps } from "./+parts/first-steps.tsx";
import { FoldAll } from "./+parts/fold-all.tsx";
import { GuideChoice } from "./+parts/guide-choice.tsx";
import styles from "./+parts/list.module.css";
import type { ListContext, ListedChapter } from "./+parts/list-context.ts";
import { ListFilters } from "./+parts/list-filters.tsx";
import { MoveFailure } from "./+parts/move-failure.tsx";
import { NothingListed } from "./+parts/nothing-listed.tsx";
import { RecentGuides } from "./+parts/recent-guides.tsx";
import { useRowTexts } from "./+parts/row-texts.ts";
import { SortedList } from "./+parts/sorted-list.tsx";
import { useMoves } from "./+parts/use-moves.ts";
import { filtersShown } from "./filters.server.ts";
import { firstStepsOf } from "./first-steps.server.ts";
import { openAfter } from "./fold.ts";
import { listedGuides } from "./listed.server.ts";
import { inAddress, isFiltered, MOST_CHAPTERS, readQuery } from "./query.ts";

/** Among so few guides nobody needs to be told which they changed last. */
const MOST_AT_A_GLANCE = 10;

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const query = readQuery(new URL(args.request.url).searchParams);
  const [listed, { chips, choices }, off] = await Promise.all([
    listedGuides(viewer, query),
    filtersShown(viewer, query),
    switchedOff(viewer, "enableInteractiveTours"),
  ]);
  const { chapters, places, sorted, found, page, guides, archived, live, recent } = listed;
  const { search, state, only, menu, chosen, open, limit, problems } = query;
  return {
    title: viewer.text("manage:guides"),
    off,
    search,
    state,
    only,
    kept: inAddress(query),
    filtered: isFiltered(query),
    chips,
    choices,
    problems,
    menu,
    // Archived guides are for nobody.
    chosen: state !== "archived" && viewer.may("edit", "guides") ? chosen : null,
    page: { page, limit },
    open,
    chapters,
    sorted,
    found,
    // Where no chapter is left out, those of the list are all.
    places: found === null && places.length === chapters.length ? null : places,
    recent: found === null && guides > MOST_AT_A_GLANCE ? recent : [],
    firstSteps: await firstStepsOf(viewer, live),
    hasArchived: archived > 0,
    isNew: places.length === 1 && guides === 0 && archived === 0,
    may: { create: viewer.may("edit", "guides"), live: viewer.may("edit", "guides", { visibility: "public" }) },
  };
}

export const meta = screenMeta;

export default function GuideListScreen() {
  const { chapters: stored, sorted, ...shown } = useLoaderData<typeof loader>();
  const { search, state, only, kept, filtered, firstSteps, hasArchived, isNew, may, menu, chosen, found, page, open } = shown;
  const hydrated = useHydrated();
  const { chapters, list: listRef, line, failed } = useMoves(stored, hydrated);
  const { t } = useTranslation("manage");
  const paths = usePaths();
  const places = shown.places ?? chapters;
  const chapterCount = places.filter(({ id }) => id !== 0).length;
  const isShown = (chapter: ListedChapter) => chapter.id !== 0 || chapter.total > 0 || only === "0";
  // Chapters that a search found by their own title, without a guide.
  const titled = stored.filter(({ guides }) => guides.length === 0).length;
  const isEmpty = !chapters.some(isShown);
  const pageKept = page.page > 1 ? page.page : undefined;
  const texts = useRowTexts(may);
  const here = useListAddress();
  const list: ListContext = {
    places,
    may,
    fixed: filtered,
    chaptersMove: only === null && places.length === chapters.length && chapterCount > 1,
    menu,
    here,
    draggable: hydrated,
    fold: found === null ? (chapter) => paths.guides({ open: openAfter(chapters, open, chapter.id), page: pageKept }) : null,
    chosen,
    texts,
  };
  const { search: _, ...beside } = kept;
  const searched = filtered && Object.values({ ...beside, show: "", chapterId: "", state: "" }).some(Boolean);
  return (
    <>
      <PageHeader title={t("guides")} lead={t("guides_lead")}>
        {may.create && (
          <>
            <ButtonLink to={paths.createChapter()}>
              <Plus size={16} />
              {t("new_chapter")}
            </ButtonLink>{" "}
            <ButtonLink to={paths.createGuide(only ?? undefined)} tone="primary">
              <Plus size={16} />
              {t("new_guide")}
            </ButtonLink>{" "}
            <Menu label={t("more")}>
              <MenuGroup>
                <ButtonLink to={paths.guidesOnPage()} newTab tone="quiet" size="block">
                  {t("editor:edit_on_page")}
                  <span className="visually-hidden"> {t("editor:new_tab")}</span>
                </ButtonLink>
                <ButtonLink to={paths.exportContent()} tone="quiet" size="block">
                  {t("export")}
                </ButtonLink>
                <ButtonLink to={paths.importContent()} tone="quiet" size="block">
                  {t("import")}
                </ButtonLink>
              </MenuGroup>
            </Menu>
          </>
        )}
      </PageHeader>
      <ManageTabs current="guides" />
      <SwitchedOff of={shown.off} text={t("switched_off")} />
      {firstSteps && <FirstSteps {...firstSteps} />}
      <UnknownParts problems={shown.problems} />
      <RecentGuides guides={shown.recent} />
      {!isNew && (
        <ListFilters
          kept={kept}
          state={state}
          chips={shown.chips}
          choices={shown.choices}
          found={filtered && (search !== "" || searched) && !isEmpty && found !== null ? { guides: found, chapters: titled } : null}
        />
      )}
      {isEmpty && !(isNew && firstSteps) && (
        <NothingListed
          searched={search !== "" || searched}
          state={state}
          clear={paths.guides(kept.show && { show: kept.show, chapterId: kept.chapterId })}
          create={isNew && may.create ? paths.createGuide() : null}
          archived={hasArchived && search !== "" && state !== "archived" ? paths.guides({ search, state: "archived" }) : null}
          isNew={isNew}
        />
      )}
      {chosen && !isEmpty && <GuideChoice list={listRef} rows={chapters} here={here} />}
      {chapters.some(isForSome) && <AudienceDrawings />}
      {list.fold && <FoldAll chapters={chapters} open={open} page={pageKept} />}
      <div ref={listRef} data-drag-hint={hydrated ? texts.drag : undefined} className={`${styles.chapters} ${drag.list}`}>
        {sorted && !isEmpty && <SortedList list={list} chapters={chapters} order={sorted} />}
        {/* Rendered with scripts only, because text browsers would read it out. */}
        {!sorted &&
          chapters
            .filter((chapter) => hydrated || isShown(chapter))
            .map((chapter) => <ChapterSection key={chapter.id} list={list} chapter={chapter} waiting={!isShown(chapter)} />)}
        <div ref={line} className={drag.line} hidden />
      </div>
      {found !== null && (
        <Pager page={page.page} size={page.limit} total={found} addressOf={(change) => paths.guides({ ...kept, ...change })} />
      )}
      {found === null && chapterCount > MOST_CHAPTERS && (
        <ChapterPages page={page.page} total={chapterCount} addressOf={(next) => paths.guides({ open: open?.join(","), page: next })} />
      )}
      <MoveFailure code={failed} />
    </>
  );
}

function isForSome({ audience, guides }: ListedChapter): boolean {
  return audience !== undefined || guides.some((guide) => guide.audience !== undefined);
}
