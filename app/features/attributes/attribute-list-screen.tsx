import { useTranslation } from "react-i18next";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Pager } from "#app/ui/composed/pager/pager.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Plus } from "#app/ui/primitives/icon/icons.ts";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import { AttributeFilters } from "./attribute-filters.tsx";
import { type AttributeListData, inAddress } from "./attribute-list.ts";
import { AttributeTable } from "./attribute-table.tsx";
import styles from "./attributes.module.css";
import { NoAttributes } from "./no-attributes.tsx";

/** The attributes of a property or of its company. */
export function AttributeListScreen(list: AttributeListData) {
  const { scope, query, problems, total, unknown, mayEdit } = list;
  const { t } = useTranslation(["attributes", "errors"]);
  const paths = usePaths();
  const addressOf = (change: Partial<typeof query>) => paths.attributes(scope, inAddress({ ...query, ...change }));
  const isNew = total === 0 && query.search === "" && query.scope === "all" && query.state === "active";
  return (
    <>
      <PageHeader title={t(`title_${scope}`)} lead={t(`lead_${scope}`)}>
        {mayEdit ? (
          <ButtonLink to={paths.createAttribute(scope)} tone="primary">
            <Plus size={16} />
            {t("new")}
          </ButtonLink>
        ) : (
          <>
            <span id="why-not" className={styles.why}>
              {t("errors:not_allowed_for_role")}
            </span>{" "}
            <Button disabled describedBy="why-not">
              <Plus size={16} />
              {t("new")}
            </Button>
          </>
        )}
      </PageHeader>
      <UnknownParts problems={problems} />
      {unknown && (
        <div className={styles.notice}>
          <Notice status="warning" title={t("unknown", { count: unknown.count })}>
            {unknown.sample !== "" && <p dir="auto">{t("unknown_text", { sample: unknown.sample, at: unknown.at })}</p>}
          </Notice>
        </div>
      )}
      <AttributeFilters query={query} hasScopes={scope === "property"} />
      {total === 0 ? (
        <NoAttributes isNew={isNew} clear={paths.attributes(scope)} query={query} />
      ) : (
        <>
          <AttributeTable list={list} addressOf={addressOf} />
          <Pager page={query.page} size={query.limit} total={total} addressOf={addressOf} />
        </>
      )}
    </>
  );
}
