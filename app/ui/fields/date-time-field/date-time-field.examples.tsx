import { plainField } from "#app/ui/fields/plain-field.ts";
import { DateTimeField } from "./date-time-field.tsx";

export const examples = {
  chosen: (
    <DateTimeField
      field={plainField("example-moment", { initialValue: "2026-11-20T09:00" })}
      label="From"
      hint="In the time zone Europe/Berlin."
    />
  ),
  "with an error": <DateTimeField field={plainField("example-moment-wrong", { errors: ["showing_error_end"] })} label="Until" />,
};
