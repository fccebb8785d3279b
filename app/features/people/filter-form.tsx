import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FormProblems } from "#app/features/form/form-problems.tsx";
import type { AddressProblem } from "#app/features/list/address-problem.ts";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { withoutDrawer } from "#app/ui/enhance/drawer-query.ts";
import { useFieldsMadeAnew } from "#app/ui/enhance/use-fields-made-anew.ts";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { type FilterKey, fieldOf, type TypedFilter } from "./filters.ts";
import styles from "./people.module.css";
import type { ShownFilter } from "./shown-filters.server.ts";

type Props = {
  search: string;
  filters: ShownFilter[];
  typed: TypedFilter | null;
  keys: FilterKey[];
  problems: AddressProblem[];
  /** What the form keeps of the address, by name. */
  keep: Record<string, string | number | readonly string[] | undefined>;
  /** The address without one of the filters. */
  without: (where: string[]) => string;
};

/** Search, the filters in use and one more: a GET form, so that every view has an address. */
export function FilterForm({ search, filters, typed, keys, problems, keep, without }: Props) {
  const { t } = useTranslation("users");
  const { pathname, search: inAddress } = useLocation();
  const wheres = filters.map(({ where }) => where);
  // Sorting keeps what is being typed, and so does a search or a filter in the fields of the other.
  const searched = useFieldsMadeAnew(search);
  const filtered = useFieldsMadeAnew(JSON.stringify([wheres, typed]));
  const fields = {
    key: { label: t("filter_by"), id: "key" },
    operator: { label: t("condition"), id: "operator" },
    value: { label: t("value"), id: "value" },
  };
  return (
    <div className={styles.asked}>
      <UnknownParts problems={problems} />
      {/* Each refusal is another address, and takes the focus. */}
      <FormProblems
        key={withoutDrawer(inAddress)}
        errors={typed?.code ? { [fieldOf(typed.code)]: [typed.code] } : {}}
        failure={null}
        fields={fields}
      />
      <Form
        className={styles.filters}
        action={pathname}
        role="search"
        aria-label={t("find_people")}
        preventScrollReset
        onSubmit={() => {
          searched.watch.onSubmit();
          filtered.watch.onSubmit();
        }}
        onChange={({ target }) => ("name" in target && target.name === "search" ? searched : filtered).watch.onChange()}
      >
        {hiddenFields({ ...keep, where: wheres }).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <TextField
          key={`search ${searched.key}`}
          field={plainField("search", { initialValue: search })}
          label={t("search")}
          type="search"
        />
        <Button>{t("common:apply")}</Button>
        <FilterFields key={`filter ${filtered.key}`} typed={typed} keys={keys} />
      </Form>
      <FilterChips filters={filters} without={without} />
    </div>
  );
}

function hiddenFields(keep: Props["keep"]): [string, string][] {
  return Object.entries(keep).flatMap(([name, value]) => {
    const values = Array.isArray(value) ? value : [value];
    return values.flatMap((each): [string, string][] => (each === undefined || each === "" ? [] : [[name, String(each)]]));
  });
}
