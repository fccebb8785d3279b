import { useTranslation } from "react-i18next";
import { Found } from "#app/features/list/found.tsx";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { SwitchedOff } from "#app/features/stylings/switched-off.tsx";
import targeting from "#app/features/targeting/targeting.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { SearchChoice } from "#app/ui/composed/search-form/search-choice.tsx";
import { SearchForm } from "#app/ui/composed/search-form/search-form.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Plus } from "#app/ui/primitives/icon/icons.ts";
import { filterKey } from "./category.tsx";
import {
  addressOfList,
  CATEGORIES_OF,
  inAddress,
  MESSAGE_STATES,
  type MessageListData,
  type MessageQuery,
  TYPE_OF,
} from "./message-list.ts";
import { MessageTable } from "./message-table.tsx";
import { MessageTabs } from "./message-tabs.tsx";

/** A list of messages: of all, or of one kind. */
export function MessageListScreen({ of }: { of: MessageListData }) {
  const { query, total, list, mayCreate, mayLimit } = of;
  const { t } = useTranslation("messages");
  const paths = usePaths();
  const addressTo = (change: Partial<MessageQuery>) => addressOfList(paths, list, { ...query, ...change });
  const { sort, order, limit } = inAddress(query);
  const isFiltered = query.state !== "present" || query.category !== "";
  const isEmpty = total === 0 && query.search === "" && !isFiltered;
  const type = TYPE_OF[list];
  const newOne = t(type ? `new_${type}` : "new_message");
  const create = paths.createMessage({ type });
  const clearing = (change: Partial<MessageQuery>) =>
    addressTo(change.search === "" ? { ...change, state: "present", category: "" } : change);
  return (
    <>
      <PageHeader title={of.title} lead={t(`lead_${list}`)}>
        {mayLimit && <ButtonLink to={paths.frequency(addressTo({}))}>{t("how_often")}</ButtonLink>}{" "}
        {mayCreate && !isEmpty && (
          <ButtonLink to={create} tone="primary">
            <Plus size={16} />
            {newOne}
          </ButtonLink>
        )}
      </PageHeader>
      <MessageTabs current={list} />
      <UnknownParts problems={of.problems} />
      <SwitchedOff of={of.notListed} text={t("not_listed")} />
      <div className={targeting.panels}>
        {!isEmpty && (
          <SearchForm label={t("search")} value={query.search} keep={{ sort, order, limit }}>
            <SearchChoice name="state" label={t("state")} value={query.state} of={MESSAGE_STATES} text={(each) => t(`state_${each}`)} />
            {CATEGORIES_OF[list].length > 0 && (
              <SearchChoice
                name="category"
                label={t("category")}
                value={query.category}
                of={["", ...CATEGORIES_OF[list]]}
                text={(each) => t(each === "" ? "every_category" : filterKey(type, each))}
              />
            )}
          </SearchForm>
        )}
        {isEmpty ? (
          <EmptyState title={t(`empty_title_${list}`)} text={t(`empty_text_${list}`)}>
            {mayCreate && (
              <ButtonLink to={create} tone="primary">
                <Plus size={16} />
                {newOne}
              </ButtonLink>
            )}{" "}
            <ButtonLink to={addressTo({ state: "archived" })}>{t("show_archived")}</ButtonLink>
          </EmptyState>
        ) : (
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
            <MessageTable of={of} addressOf={addressTo} />
          </Found>
        )}
      </div>
    </>
  );
}
