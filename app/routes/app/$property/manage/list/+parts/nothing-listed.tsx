import { useTranslation } from "react-i18next";
import type { State } from "#app/routes/app/$property/manage/list/query.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";

type Props = {
  /** A search or a filter beside the state hides guides. */
  searched: boolean;
  state: State;
  /** Whether the property has no guide yet. */
  isNew: boolean;
  /** The address of the list without filters. */
  clear: string;
  /** Where a first guide is written; null for who may not. */
  create: string | null;
  /** The same search among the archived guides; null where there is none of them. */
  archived: string | null;
};

/** What a list without guides says: that there are none yet, none in this state, or none that a search finds. */
export function NothingListed({ searched, state, isNew, clear, create, archived }: Props) {
  const { t } = useTranslation("manage");
  if (isNew) {
    return (
      <EmptyState picture="guide" title={t("empty_title")} text={t("empty_text")}>
        {create && <ButtonLink to={create}>{t("new_guide")}</ButtonLink>}
      </EmptyState>
    );
  }
  const isSearch = searched || state === "all";
  return (
    <div role="status">
      <EmptyState
        picture={isSearch ? "search" : "guide"}
        title={isSearch ? t("no_results_title") : t(`none_${state}_title`)}
        text={isSearch ? t("no_results_text") : t(`none_${state}_text`)}
      >
        <ButtonLink to={clear}>{t("clear_filters")}</ButtonLink>
        {archived && <ButtonLink to={archived}>{t("search_archived")}</ButtonLink>}
      </EmptyState>
    </div>
  );
}
