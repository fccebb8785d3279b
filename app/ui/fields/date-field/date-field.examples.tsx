import { plainField } from "#app/ui/fields/plain-field.ts";
import { DateField } from "./date-field.tsx";

export const examples = {
  chosen: <DateField field={plainField("example-day", { initialValue: "2026-11-20", min: "2026-01-01" })} label="First day" />,
  "with an error": (
    <DateField field={plainField("example-day-missing", { errors: ["text_error_missing"], required: true })} label="First day" />
  ),
};
