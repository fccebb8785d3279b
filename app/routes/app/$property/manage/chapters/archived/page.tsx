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
import { type ArchivedQuery, inAddress } from "./archived-list.ts";
import { ArchivedTable } from "./archived-table.tsx";
import { listedArchived } from "./listed.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  return listedArchived(args.request, viewer);
}

export const meta = screenMeta;

export default function ArchivedChaptersScreen() {
  const { query, problems, rows, total, mayBringBack } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["chapters", "manage"]);
  const paths = usePaths();
  const { search, page, limit } = query;
  const addressOf = (change: Partial<ArchivedQuery>) => paths.archivedChapters(inAddress({ ...query, ...change }));
  const { sort, order, limit: size } = inAddress(query);
  return (
    <>
      <PageHeader title={t("archived")} lead={t("archived_lead")} crumbs={[{ label: t("manage:guides"), to: paths.guides() }]} />
      <UnknownParts problems={problems} />
      {total === 0 && search === "" ? (
        <EmptyState picture="guide" title={t("none_title")} text={t("none_text")} />
      ) : (
        <div className={styles.panels}>
          <SearchForm
            label={t("search_archived")}
            value={search}
            keep={{ sort, order, limit: size === undefined ? undefined : String(size) }}
          />
          <Found
            total={total}
            addressOf={addressOf}
            page={page}
            size={limit}
            none={{ title: t("none_found_title"), text: t("none_found_text"), clear: t("clear_search") }}
          >
            <ArchivedTable rows={rows} query={query} addressOf={addressOf} mayBringBack={mayBringBack} />
          </Found>
        </div>
      )}
    </>
  );
}
