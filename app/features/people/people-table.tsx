import { useTranslation } from "react-i18next";
import type { Act } from "#app/domain/users/acts.ts";
import type { PeopleOf } from "#app/domain/users/people-of.ts";
import { sortingBy } from "#app/features/list/list-query.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import type { Query } from "#app/paths/with-query.ts";
import { ColumnChooser } from "#app/ui/composed/data-table/column-chooser.tsx";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { ACT_WORDS } from "./act-words.ts";
import type { ListedPerson } from "./listed.server.ts";
import type { PeopleList } from "./people-list.server.ts";
import { attributeIn, columnsOf, type PeopleSort, SORTS } from "./people-query.ts";

type Props = {
  of: PeopleOf;
  listed: PeopleList;
  addressOf: (change: Query) => string;
  /** What can be done with several at once. */
  acts: readonly Act[];
};

/** People, in the chosen columns. */
export function PeopleTable({ of, listed, addressOf, acts }: Props) {
  const { list: query, people, attributes, chosen, mayEdit } = listed;
  const { t } = useTranslation("users");
  const paths = usePaths();
  const names: Record<string, string> = {
    status: t("status"),
    createdAt: t("created_at"),
    firstSeenAt: t("first_seen"),
    lastSeenAt: t("last_seen"),
  };
  const sort = sortingBy<PeopleSort>(query, SORTS, addressOf);
  const labels = new Map(attributes.map(({ key, name }) => [key, name]));
  const labelOf = (column: string) => labels.get(attributeIn(column) ?? "") ?? names[column] ?? column;
  const id: Column<ListedPerson> = {
    key: "publicId",
    label: t("id"),
    sort: sort("publicId"),
    cell: ({ publicId, anonymous }) => (
      <>
        {publicId} {anonymous && <Badge>{t("anonymous")}</Badge>}
      </>
    ),
  };
  const columns = query.columns.map((column) => {
    const by = SORTS.find(([name]) => name === column)?.[0];
    const moment = by !== undefined;
    return {
      key: column,
      label: labelOf(column),
      sort: by && sort(by),
      moment,
      cell: ({ cells }: ListedPerson) => <bdi>{cells[column]}</bdi>,
    };
  });
  const buttons = acts.map((act) => (
    <Button key={act} name="act" value={act} size="small">
      {t(ACT_WORDS[act].button)}
    </Button>
  ));
  const action = paths.chosenPeople(of, { return: addressOf({}) });
  const nameOf = ({ publicId }: ListedPerson) => publicId;
  const words = { chosen: (count: number) => t("users_chosen", { count }), before: t("choose_users"), all: t("choose_all_users") };
  return (
    <>
      <ColumnChooser columns={columnsOf(of, attributes).map((key) => ({ key, label: labelOf(key) }))} shown={query.columns} />
      <DataTable
        caption={t("people")}
        columns={[id, ...columns]}
        rows={people}
        keyOf={({ id }) => id}
        linkOf={({ id }) => paths.person(of, id)}
        choosing={mayEdit ? { form: "chosen-people", name: "user", chosen, nameOf, action, buttons, words } : undefined}
      />
    </>
  );
}
