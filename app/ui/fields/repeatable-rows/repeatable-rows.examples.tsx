import { plainField } from "#app/ui/fields/plain-field.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { RepeatableRows, type Row } from "./repeatable-rows.tsx";

const intent = (value: string) => ({
  getButtonProps: () => ({ name: "__intent__", value, form: "example-rules-form", formNoValidate: true }),
});
const form = { insert: intent("insert"), remove: intent("remove"), reorder: intent("reorder") };

const row = (n: number, given: Parameters<typeof plainField>[1], errors?: string[]): Row => ({
  key: String(n),
  name: `Rule ${n}`,
  field: plainField(`example-rule-${n}`, { errors }),
  content: <TextField field={plainField(`example-rule-${n}-url`, given)} label="Address" />,
});

export const examples = {
  "two rules": (
    <form id="example-rules-form" method="get" action="/sandbox">
      <RepeatableRows
        field={plainField("example-rules")}
        label="Show on these pages"
        hint="One of them is enough."
        form={form}
        rows={[row(1, { initialValue: "/contacts*" }), row(2, { initialValue: "/contacts*" }, ["text_error_invalid"])]}
        add="Add rule"
      />
    </form>
  ),
  "none yet": <RepeatableRows field={plainField("example-no-rules")} label="Show on these pages" form={form} rows={[]} add="Add rule" />,
  "read only": (
    <RepeatableRows
      field={plainField("example-rules-fixed")}
      label="Show on these pages"
      form={form}
      rows={[row(3, { initialValue: "/deals" })]}
      add="Add rule"
      readOnly
    />
  ),
};
