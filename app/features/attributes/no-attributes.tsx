import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import type { AttributeQuery } from "./attribute-list.ts";

type Props = {
  query: AttributeQuery;
  /** Whether none is listed without any filter. */
  isNew: boolean;
  /** The address of the list without filters. */
  clear: string;
};

/** What a list without attributes says: that there are none yet, none archived, or none that a search finds. */
export function NoAttributes({ query, isNew, clear }: Props) {
  const { t } = useTranslation("attributes");
  if (isNew) return <EmptyState picture="people" title={t("empty_title")} text={t("empty_text")} />;
  const noneArchived = query.state === "archived" && query.search === "";
  return (
    <div role="status">
      <EmptyState
        picture={noneArchived ? "people" : "search"}
        title={t(noneArchived ? "none_archived_title" : "none_found_title")}
        text={t(noneArchived ? "none_archived_text" : "none_found_text")}
      >
        <ButtonLink to={clear}>{t("clear_filters")}</ButtonLink>
      </EmptyState>
    </div>
  );
}
