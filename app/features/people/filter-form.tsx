import { useLocation } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { AddressProblem } from "#app/features/list/address-problem.ts";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { withoutDrawer } from "#app/ui/enhance/drawer-query.ts";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import type { FilterKey, TypedFilter } from "./filters.ts";
import { OFFERED, WORDS } from "./operator-words.ts";
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
  const errors = typed?.code ? [`errors:${typed.code}`] : undefined;
  const isOf = (code: string) => (typed?.code === code ? errors : undefined);
  const elsewhere = isOf("validate_please_choose_data") ?? isOf("validate_please_choose_connection");
  return (
    <div className={styles.asked}>
      <UnknownParts problems={problems} />
      <Form className={styles.filters} action={pathname} role="search" aria-label={t("find_people")} preventScrollReset>
        {hiddenFields({ ...keep, where: wheres }).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {/* Made anew for another address, so that the fields show what it says; the button stays, and keeps the focus. */}
        <Fragment key={withoutDrawer(inAddress)}>
          <TextField field={plainField("search", { initialValue: search })} label={t("search")} type="search" />
          <Button>{t("common:apply")}</Button>
          <details className={styles.more} open={typed !== null}>
            <summary>{t("add_filter")}</summary>
            <div className={styles.fields}>
              <SelectField
                field={plainField("key", { initialValue: typed?.key, errors: isOf("validate_please_choose_data") })}
                label={t("filter_by")}
                options={[{ value: "", label: t("no_filter") }, ...keys.map(({ key, name }) => ({ value: key, label: name }))]}
              />
              <SelectField
                field={plainField("operator", { initialValue: typed?.operator, errors: isOf("validate_please_choose_connection") })}
                label={t("condition")}
                options={OFFERED.map((operator) => ({ value: operator, label: t(WORDS[operator]) }))}
              />
              <TextField
                field={plainField("value", { initialValue: typed?.value, errors: elsewhere ? undefined : errors })}
                label={t("value")}
                hint={t("value_hint")}
              />
              <Button>{t("add_filter")}</Button>
            </div>
          </details>
        </Fragment>
      </Form>
      {filters.length > 0 && (
        <ul className={styles.chips} aria-label={t("filters")}>
          {filters.map(({ where, name, operator, value }) => (
            <li key={where} className={styles.chip}>
              <span>
                <bdi>{name}</bdi> {t(WORDS[operator])} <bdi>{value}</bdi>
              </span>{" "}
              <Link to={without(wheres.filter((each) => each !== where))} preventScrollReset>
                {t("remove_filter")}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function hiddenFields(keep: Props["keep"]): [string, string][] {
  return Object.entries(keep).flatMap(([name, value]) => {
    const values = Array.isArray(value) ? value : [value];
    return values.flatMap((each): [string, string][] => (each === undefined || each === "" ? [] : [[name, String(each)]]));
  });
}
