import { useTranslation } from "react-i18next";
import type { BuilderView, FilterView } from "#app/routes/app/$property/users/list/segments/builder/builder-view.server.ts";
import { Combobox } from "#app/ui/fields/combobox/combobox.tsx";
import { DateField } from "#app/ui/fields/date-field/date-field.tsx";
import type { FormField } from "#app/ui/fields/field.ts";
import { NumberField } from "#app/ui/fields/number-field/number-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TagInput } from "#app/ui/fields/tag-input/tag-input.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { RelativeDay } from "./relative-day.tsx";

type Props = { view: BuilderView; filter: FilterView; field: (part: string, value: string) => FormField };

/** The fields for the value of a filter, which differ by what it asks (specification 2, section 5: Segment filter). */
export function ValueEditor({ view, filter: { editor, filter }, field }: Props) {
  const { t } = useTranslation("segments");
  const { fields, operator } = filter;
  const value = fields.value ?? "";
  const of = (part: string) => field(part, fields[part] ?? "");
  const choose = { value: "", label: t("choose") };
  switch (editor) {
    case "none":
      return null;
    case "message":
      return <NumberField field={of("value")} label={t("message_number")} />;
    case "text":
      return <TextField field={of("value")} label={t("value")} hint={operator.endsWith("in") ? t("commas_hint") : undefined} />;
    case "number":
      return <TextField field={of("value")} label={t("value")} />;
    case "boolean":
      return (
        <SelectField
          key={value}
          field={of("value")}
          label={t("value")}
          options={[choose, { value: "true", label: t("true") }, { value: "false", label: t("false") }]}
        />
      );
    case "texts":
      return <TagInput field={field("value", value)} label={t("values")} />;
    case "guide":
      return <Combobox key={value} field={of("value")} label={t("guide")} options={[choose, ...kept(view.guides, value)]} />;
    case "count":
      return <CountEditor view={view} filter={filter} of={of} />;
    case "day":
      return <DateField field={of("day")} label={t("date")} />;
    case "days":
      return (
        <>
          <TextField field={of("first")} label={t("first_day")} />
          <TextField field={of("last")} label={t("last_day")} />
        </>
      );
    case "exactly":
      return <RelativeDay end="exact" fields={fields} of={of} label={t("day")} />;
    case "range":
      return (
        <>
          <RelativeDay end="from" fields={fields} of={of} label={t("from")} isOpenElsewhere={fields.toType === "any"} />
          <RelativeDay end="to" fields={fields} of={of} label={t("to")} isOpenElsewhere={fields.fromType === "any"} />
        </>
      );
  }
}

type Option = { value: string; label: string };

/** An item that is not among the options any more stays chosen. */
function kept(options: Option[], value: string): Option[] {
  return value === "" || options.some((option) => option.value === value) ? options : [...options, { value, label: `#${value}` }];
}

type CountProps = { view: BuilderView; filter: FilterView["filter"]; of: (part: string) => FormField };

/** How often somebody did something in the last days. */
function CountEditor({ view, filter, of }: CountProps) {
  const { t } = useTranslation("segments");
  const options = filter.key.startsWith("tag") ? view.tags : view.guides;
  const isOfOne = filter.key.startsWith("tag") || filter.key.startsWith("guide");
  const any = { value: "", label: t(filter.key.startsWith("tag") ? "any_tag" : "any_guide") };
  const one = filter.fields.of ?? "";
  return (
    <>
      {isOfOne && (
        <Combobox
          key={one}
          field={of("of")}
          label={t(filter.key.startsWith("tag") ? "tag" : "guide")}
          options={[any, ...kept(options, one)]}
        />
      )}
      <NumberField field={of("count")} label={t("times_label")} />
      <NumberField field={of("days")} label={t("days_label")} />
    </>
  );
}
