import { useTranslation } from "react-i18next";
import type { FilterChoices } from "#app/routes/app/$property/manage/list/filters.server.ts";
import { type Kept, SORTS, type Sort } from "#app/routes/app/$property/manage/list/query.ts";
import { FilterForm } from "#app/ui/composed/filter-form/filter-form.tsx";
import { DateField } from "#app/ui/fields/date-field/date-field.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { type Option, SelectField } from "#app/ui/fields/select-field.tsx";

const SORT_NAMES = Object.keys(SORTS) as Sort[];

/** The fields of all filters, and of the sorting: a GET form. */
export function FilterFields({ kept, choices }: { kept: Kept; choices: FilterChoices }) {
  const { t } = useTranslation("manage");
  const { segment, written, missing, alarm, by, since, sort, order, ...rest } = kept;
  const field = (name: string, initialValue: string | undefined) => plainField(name, { initialValue });
  const any: Option = { value: "", label: t("any") };
  const named = (all: { id: number | string; name: string }[]) => all.map(({ id, name }): Option => ({ value: String(id), label: name }));
  const languages = [any, ...named(choices.languages)];
  const segments = [
    any,
    { value: "none", label: t("segment_none") },
    { value: "any", label: t("segment_any") },
    ...named(choices.segments ?? []),
  ];
  const alarms = [any, { value: "yes", label: t("alarm_yes") }, { value: "no", label: t("alarm_no") }];
  const orders = [
    { value: "", label: t("order_usual") },
    { value: "asc", label: t("order_asc") },
    { value: "desc", label: t("order_desc") },
  ];
  return (
    <FilterForm label={t("filter_and_sort")} made={JSON.stringify(kept)} keep={{ ...rest, filter: "open" }}>
      <SelectField field={field("segment", segment)} label={t("by_segment")} options={segments} />
      <SelectField field={field("written", written)} label={t("by_written")} options={languages} />
      <SelectField field={field("missing", missing)} label={t("by_missing")} options={languages} />
      <SelectField field={field("alarm", alarm)} label={t("by_alarm")} options={alarms} />
      <SelectField field={field("by", by)} label={t("by_by")} options={[any, ...named(choices.authors)]} />
      <DateField field={field("since", since)} label={t("by_since")} hint={t("since_hint", choices)} />
      <SelectField
        field={field("sort", sort)}
        label={t("sort")}
        options={SORT_NAMES.map((name) => ({ value: name, label: t(`sort_${name}`) }))}
      />
      <SelectField field={field("order", order)} label={t("order")} options={orders} />
    </FilterForm>
  );
}
