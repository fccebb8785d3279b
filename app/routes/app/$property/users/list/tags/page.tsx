import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Found } from "#app/features/list/found.tsx";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { TagsTabs } from "#app/features/tags/tags-tabs.tsx";
import styles from "#app/features/targeting/targeting.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { SearchForm } from "#app/ui/composed/search-form/search-form.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Plus } from "#app/ui/primitives/icon/icons.ts";
import { listedTags } from "./listed.server.ts";
import type { TagQuery } from "./tag-list.ts";
import { TagTable } from "./tag-table.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "users");
  return listedTags(args.request, viewer);
}

export const meta = screenMeta;

export default function TagsScreen() {
  const { query, problems, tags, total } = useLoaderData<typeof loader>();
  const { t } = useTranslation("tags");
  const paths = usePaths();
  const { search, page, limit } = query;
  const addressOf = (change: Partial<TagQuery>) => {
    const next = { ...query, ...change };
    return paths.tags({ ...next, page: next.page === 1 ? undefined : next.page, limit: next.limit === 20 ? undefined : next.limit });
  };
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")}>
        <ButtonLink to={paths.createTag()} tone="primary">
          <Plus size={16} />
          {t("new")}
        </ButtonLink>
      </PageHeader>
      <TagsTabs current="tags" />
      <UnknownParts problems={problems} />
      {total === 0 && search === "" ? (
        <EmptyState picture="guide" title={t("empty_title")} text={t("empty_text")} />
      ) : (
        <div className={styles.panels}>
          <SearchForm label={t("search")} value={search} keep={{ limit: limit === 20 ? undefined : String(limit) }} />
          <Found
            total={total}
            addressOf={addressOf}
            page={page}
            size={limit}
            none={{ title: t("none_found_title"), text: t("none_found_text"), clear: t("clear_search") }}
          >
            <TagTable tags={tags} />
          </Found>
        </div>
      )}
    </>
  );
}
