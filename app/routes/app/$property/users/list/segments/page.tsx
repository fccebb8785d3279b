import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listSegments } from "#app/api/segments.server.ts";
import { Found } from "#app/features/list/found.tsx";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { momentsOf } from "#app/features/moments.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import styles from "#app/features/targeting/targeting.module.css";
import { usesOf } from "#app/features/targeting/uses-of.server.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { SearchForm } from "#app/ui/composed/search-form/search-form.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Plus } from "#app/ui/primitives/icon/icons.ts";
import { inAddress, type ListedSegment, readSegmentQuery, type SegmentQuery } from "./segment-list.ts";
import { SegmentTable } from "./segment-table.tsx";

/** The user segments of a property. A page beyond the last leads to that. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "users");
  const { query, problems } = readSegmentQuery(new URL(args.request.url).searchParams);
  const [{ segments, total }, { shownMoment }] = await Promise.all([listSegments(viewer, query), momentsOf(viewer)]);
  if (segments.length === 0 && total > 0) {
    throw redirect(viewer.paths.segments(inAddress({ ...query, page: Math.ceil(total / query.limit) })));
  }
  const listed = segments.map(
    ({ id, name, filterGroups, usage, createdAt, updatedAt, lastChangedBy, revision }): ListedSegment => ({
      ...{ id, name, revision },
      filters: filterGroups.reduce((sum, { filters }) => sum + filters.length, 0),
      uses: usesOf(viewer, usage),
      created: shownMoment(createdAt),
      changed: shownMoment(updatedAt),
      changedBy: lastChangedBy,
    }),
  );
  const title = viewer.text("segments:segments");
  return data({ title, query, problems, segments: listed, total }, { status: problems.length > 0 ? 400 : 200 });
}

export const meta = screenMeta;

export default function SegmentsScreen() {
  const { query, problems, segments, total } = useLoaderData<typeof loader>();
  const { t } = useTranslation("segments");
  const paths = usePaths();
  const addressOf = (change: Partial<SegmentQuery>) => paths.segments(inAddress({ ...query, ...change }));
  const { sort, order, limit } = inAddress(query);
  return (
    <>
      <PageHeader title={t("segments")} lead={t("lead")}>
        <ButtonLink to={paths.createSegment()} tone="primary">
          <Plus size={16} />
          {t("new")}
        </ButtonLink>
      </PageHeader>
      <UnknownParts problems={problems} />
      {total === 0 && query.search === "" ? (
        <EmptyState picture="people" title={t("empty_title")} text={t("empty_text")} />
      ) : (
        <div className={styles.panels}>
          <SearchForm label={t("search")} value={query.search} keep={{ sort, order, limit }} />
          <Found
            total={total}
            addressOf={addressOf}
            page={query.page}
            size={query.limit}
            none={{ title: t("none_found_title"), text: t("none_found_text"), clear: t("clear_search") }}
          >
            <SegmentTable segments={segments} query={query} addressOf={addressOf} />
          </Found>
        </div>
      )}
    </>
  );
}
