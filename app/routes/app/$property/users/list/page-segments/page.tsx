import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Found } from "#app/features/list/found.tsx";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import styles from "#app/features/targeting/targeting.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { SearchForm } from "#app/ui/composed/search-form/search-form.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Plus } from "#app/ui/primitives/icon/icons.ts";
import { AddressTest } from "./address-test.tsx";
import { listedPageSegments } from "./listed.server.ts";
import { inAddress, type PageSegmentQuery } from "./page-segment-list.ts";
import { PageSegmentTable } from "./page-segment-table.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "users");
  return listedPageSegments(args.request, viewer);
}

export const meta = screenMeta;

export default function PageSegmentsScreen() {
  const list = useLoaderData<typeof loader>();
  const { query, problems, total } = list;
  const { t } = useTranslation("page-segments");
  const paths = usePaths();
  const addressOf = (change: Partial<PageSegmentQuery>) => paths.pageSegments(inAddress({ ...query, ...change }));
  const { sort, order, limit, test } = inAddress(query);
  const isNew = total === 0 && query.search === "";
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")}>
        <ButtonLink to={paths.createPageSegment()} tone="primary">
          <Plus size={16} />
          {t("new")}
        </ButtonLink>
      </PageHeader>
      <UnknownParts problems={problems} />
      {isNew ? (
        <EmptyState picture="guide" title={t("empty_title")} text={t("empty_text")} />
      ) : (
        <div className={styles.panels}>
          <AddressTest list={list} here={paths.pageSegments()} clear={addressOf({ test: "" })} />
          <SearchForm label={t("search")} value={query.search} keep={{ sort, order, limit, test }} />
          <Found
            total={total}
            addressOf={addressOf}
            page={query.page}
            size={query.limit}
            none={{ title: t("none_found_title"), text: t("none_found_text"), clear: t("clear_search") }}
          >
            <PageSegmentTable list={list} addressOf={addressOf} />
          </Found>
        </div>
      )}
    </>
  );
}
