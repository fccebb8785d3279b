import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import { failureText } from "#app/features/form/failure-text.ts";
import { Found } from "#app/features/list/found.tsx";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import styles from "#app/features/targeting/targeting.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { SearchChoice } from "#app/ui/composed/search-form/search-choice.tsx";
import { SearchForm } from "#app/ui/composed/search-form/search-form.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Plus } from "#app/ui/primitives/icon/icons.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import { ManageTabs } from "./manage-tabs.tsx";
import { type Noun, waysOf } from "./noun.ts";
import { OnPageLink } from "./on-page-link.tsx";
import { inAddress, type PlacedListData, type PlacedQuery, STATES } from "./placed-list.ts";
import { PlacedTable, REASON } from "./placed-table.tsx";

/** The list of a noun; each of its items is switched on and off in place. */
export function PlacedListScreen({ noun, list }: { noun: Noun; list: PlacedListData }) {
  const { query, total, items } = list;
  const { t } = useTranslation(["hints", "errors"]);
  const ways = waysOf(usePaths(), noun);
  const addressOf = (change: Partial<PlacedQuery>) => ways.list(inAddress({ ...query, ...change }));
  const { sort, order, limit } = inAddress(query);
  const isFiltered = query.state !== "all";
  const isEmpty = total === 0 && query.search === "" && !isFiltered;
  const clearing = (change: Partial<PlacedQuery>) => addressOf(change.search === "" ? { ...change, state: "all" } : change);
  return (
    <>
      <PageHeader title={list.title} lead={t(`lead_${noun}`)}>
        {list.mayCreate && (
          <>
            {!isEmpty && <OnPageLink noun={noun} />}{" "}
            <ButtonLink to={ways.create()} {...(!isEmpty && { tone: "primary" })}>
              <Plus size={16} />
              {t(`new_${noun}`)}
            </ButtonLink>
          </>
        )}
      </PageHeader>
      <ManageTabs current={`${noun}s`} />
      <UnknownParts problems={list.problems} />
      <NotTurned noun={noun} />
      {isEmpty ? (
        <EmptyState picture="guide" title={t(`empty_title_${noun}`)} text={t(`empty_text_${noun}`)}>
          {list.mayCreate && <OnPageLink noun={noun} isMain />}
        </EmptyState>
      ) : (
        <div className={styles.panels}>
          {items.some(({ mayEdit }) => !mayEdit) && (
            <p className={styles.soft} id={REASON}>
              {t("errors:not_allowed_for_role")}
            </p>
          )}
          <SearchForm label={t("search")} value={query.search} keep={{ sort, order, limit }}>
            <SearchChoice name="state" label={t("state")} value={query.state} of={STATES} text={(each) => t(`state_${each}`)} />
          </SearchForm>
          <Found
            total={total}
            addressOf={clearing}
            page={query.page}
            size={query.limit}
            none={{
              title: t("none_found_title"),
              text: t(isFiltered ? "none_left_text" : "none_found_text"),
              clear: t(isFiltered ? "clear_filters" : "clear_search"),
            }}
          >
            <PlacedTable noun={noun} list={list} addressOf={addressOf} />
          </Found>
        </div>
      )}
    </>
  );
}

/** Why one could not be switched on or off, and the way to it. */
function NotTurned({ noun }: { noun: Noun }) {
  const { t } = useTranslation(["errors", "hints"]);
  const ways = waysOf(usePaths(), noun);
  const failure = useActionData() as (FormFailure & { id: number; why: string }) | undefined;
  if (!failure) return null;
  return (
    <div role="alert">
      <Notice status="error" title={t("hints:not_turned")}>
        <p>{failureText(t, { ...failure, code: failure.why })}</p>
        <Link to={ways.one(failure.id)}>{t(`hints:open_${noun}`)}</Link>
      </Notice>
    </div>
  );
}
