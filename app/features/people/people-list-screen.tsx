import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import type { Act } from "#app/domain/users/acts.ts";
import type { PeopleOf } from "#app/domain/users/people-of.ts";
import { MOST_COUNTED } from "#app/domain/users/person-limits.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import type { Query } from "#app/paths/with-query.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Pager } from "#app/ui/composed/pager/pager.tsx";
import { useCountText } from "./count-text.ts";
import { ExportButton } from "./export-button.tsx";
import { FilterForm } from "./filter-form.tsx";
import styles from "./people.module.css";
import type { PeopleList } from "./people-list.server.ts";
import { PeopleTable } from "./people-table.tsx";

type Props = {
  of: PeopleOf;
  listed: PeopleList;
  /** Why the export was refused. */
  failure: FormFailure | undefined;
  /** What can be done with those who are chosen. */
  acts: readonly Act[];
  /** What is there instead of nobody. */
  nobody: ReactNode;
  buttons?: ReactNode;
  /** Above the search, and between it and the people. */
  above?: ReactNode;
  tabs?: ReactNode;
};

/** The people of a property or of its company. */
export function PeopleListScreen({ of, listed, failure, acts, nobody, buttons, above, tabs }: Props) {
  const { list, address, shown, typed, keys, problems, total, mayExport } = listed;
  const { t } = useTranslation("users");
  const countText = useCountText();
  const paths = usePaths();
  const addressOf = (change: Query) => paths.people(of, { ...address, ...change });
  const { sort, order, limit, column, status } = address;
  // What could not be read might have left somebody out of an export.
  const isWhole = problems.length === 0 && typed === null;
  const beyond = t("beyond_pages", { n: countText(MOST_COUNTED) });
  return (
    <>
      <PageHeader title={t(of === "company" ? "company_users" : "users")} lead={t(of === "company" ? "company_users_lead" : "users_lead")}>
        {(buttons || total > 0) && (
          <>
            {buttons}
            {total > 0 && isWhole && <ExportButton may={mayExport} failure={failure} />}
          </>
        )}
      </PageHeader>
      {above}
      <FilterForm
        search={list.search}
        filters={shown}
        typed={typed}
        keys={keys}
        problems={problems}
        keep={{ sort, order, limit, column, status }}
        without={(where) => addressOf({ where, page: 1 })}
      />
      {tabs}
      {total === 0 ? (
        nobody
      ) : (
        <>
          <p className={styles.found} role="status">
            {t("people_count", { count: total, n: countText(total) })}
          </p>
          <PeopleTable of={of} listed={listed} addressOf={addressOf} acts={acts} />
          <Pager page={list.page} size={list.limit} total={total} addressOf={addressOf} most={MOST_COUNTED} beyond={beyond} />
        </>
      )}
    </>
  );
}
