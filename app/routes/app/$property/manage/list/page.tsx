import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listChapters } from "#app/api/chapters.server.ts";
import { AudienceDrawings } from "#app/features/audience/audience-indicator.tsx";
import { useListAddress } from "#app/features/row-menu/row-menu.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Pager } from "#app/ui/composed/pager/pager.tsx";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Plus } from "#app/ui/primitives/icon/icons.ts";
import { ChapterSection } from "./+parts/chapter-section.tsx";
import drag from "./+parts/drag.module.css";
import { FirstSteps } from "./+parts/first-steps.tsx";
import { GuideChoice } from "./+parts/guide-choice.tsx";
import styles from "./+parts/list.module.css";
import type { ListedChapter } from "./+parts/list-context.ts";
import { ListFilters } from "./+parts/list-filters.tsx";
import { MoveFailure } from "./+parts/move-failure.tsx";
import { NothingListed } from "./+parts/nothing-listed.tsx";
import { useRowTexts } from "./+parts/row-texts.ts";
import { useMoves } from "./+parts/use-moves.ts";
import { firstStepsOf } from "./first-steps.server.ts";
import { listedArchived, listedChapters } from "./listed.server.ts";
import { readQuery } from "./query.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const { search, state, only, menu, chosen, ...page } = readQuery(new URL(args.request.url).searchParams);
  const { chapters: all, archived } = await listChapters(viewer);
  const asked = only === null ? all : all.filter((chapter) => String(chapter.id) === only);
  if (only !== null && asked.length === 0) throw new Response(null, { status: 404 });
  const chapters =
    state === "archived" ? await listedArchived(viewer, asked, { search, ...page }) : await listedChapters(viewer, asked, search, state);
  const [{ guides, total } = { guides: [], total: 0 }] = chapters;
  if (state === "archived" && total > 0 && guides.length === 0) {
    const last = Math.ceil(total / page.limit);
    throw redirect(viewer.paths.guides({ ...oneOf(only), search, state, page: last, limit: page.limit }));
  }
  return {
    title: viewer.text("manage:guides"),
    search,
    state,
    only,
    menu,
    // Archived guides are for nobody.
    chosen: state !== "archived" && viewer.may("edit", "guides") ? chosen : null,
    page,
    chapters,
    places: all.map(({ id, title }) => ({ id, title })),
    firstSteps: await firstStepsOf(viewer, all),
    hasArchived: archived > 0,
    isNew: all.length === 1 && all[0]?.guides.length === 0 && archived === 0,
    may: { create: viewer.may("edit", "guides"), live: viewer.may("edit", "guides", { visibility: "public" }) },
  };
}

export const meta = screenMeta;

export default function GuideListScreen() {
  const {
    search,
    state,
    only,
    firstSteps,
    chapters: stored,
    places,
    hasArchived,
    isNew,
    may,
    menu,
    chosen,
    page,
  } = useLoaderData<typeof loader>();
  const hydrated = useHydrated();
  const { chapters, list: listRef, line, failed } = useMoves(stored, hydrated);
  const { t } = useTranslation("manage");
  const paths = usePaths();
  const filtered = search !== "" || state !== "all";
  const one = oneOf(only);
  const found = state === "archived" ? (chapters[0]?.total ?? 0) : countOf(chapters);
  const isShown = (chapter: ListedChapter) => chapter.id !== 0 || chapter.guides.length > 0 || only === "0";
  const isEmpty = !chapters.some(isShown);
  const texts = useRowTexts(may);
  const here = useListAddress();
  const list = {
    places,
    may,
    fixed: filtered,
    chaptersMove: only === null && places.filter(({ id }) => id !== 0).length > 1,
    menu,
    here,
    draggable: hydrated,
    chosen,
    texts,
  };
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
            </ButtonLink>
          </>
        )}
      </PageHeader>
      {firstSteps && <FirstSteps {...firstSteps} />}
      {!isNew && <ListFilters search={search} state={state} one={one} found={search !== "" && !isEmpty ? found : null} />}
      {isEmpty && !(isNew && firstSteps) && (
        <NothingListed
          search={search}
          state={state}
          clear={paths.guides(one)}
          create={isNew && may.create ? paths.createGuide() : null}
          archived={hasArchived && search !== "" && state !== "archived" ? paths.guides({ search, state: "archived" }) : null}
          isNew={isNew}
        />
      )}
      {chosen && !isEmpty && <GuideChoice list={listRef} rows={chapters} here={here} />}
      {chapters.some(isForSome) && <AudienceDrawings />}
      <div ref={listRef} data-drag-hint={hydrated ? texts.drag : undefined} className={`${styles.chapters} ${drag.list}`}>
        {/* Rendered with scripts only, because text browsers would read it out. */}
        {chapters
          .filter((chapter) => hydrated || isShown(chapter))
          .map((chapter) => (
            <ChapterSection key={chapter.id} list={list} chapter={chapter} waiting={!isShown(chapter)} />
          ))}
        <div ref={line} className={drag.line} hidden />
      </div>
      {state === "archived" && (
        <Pager
          page={page.page}
          size={page.limit}
          total={found}
          addressOf={(change) => paths.guides({ ...one, search, state, ...change })}
        />
      )}
      <MoveFailure code={failed} />
    </>
  );
}

const oneOf = (only: string | null) => (only === null ? {} : { show: "one" as const, chapterId: only });

function countOf(chapters: ListedChapter[]): number {
  return chapters.reduce((sum, { guides }) => sum + guides.length, 0);
}

function isForSome({ audience, guides }: ListedChapter): boolean {
  return audience !== undefined || guides.some((guide) => guide.audience !== undefined);
}
