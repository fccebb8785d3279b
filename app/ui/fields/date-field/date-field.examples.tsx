import { exampleField } from "#app/ui/fields/example-field.ts";
import { DateField } from "./date-field.tsx";

export const examples = {
  chosen: <DateField field={exampleField("example-day", { initialValue: "2026-11-20", min: "2026-01-01" })} label="First day" />,
  "with an error": (
    <DateField field={exampleField("example-day-missing", { errors: ["text_error_missing"], required: true })} label="First day" />
  ),
};
