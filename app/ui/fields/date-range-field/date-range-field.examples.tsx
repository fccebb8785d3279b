import { plainField } from "#app/ui/fields/plain-field.ts";
import { DateRangeField, OWN_RANGE } from "./date-range-field.tsx";

const presets = [
  { value: "7", label: "Last 7 days" },
  { value: "30", label: "Last 30 days" },
];

export const examples = {
  "a preset, with a comparison": (
    <DateRangeField
      field={plainField("example-range", { initialValue: "30" })}
      from={plainField("example-from")}
      to={plainField("example-to")}
      compare={plainField("example-compare", { initialValue: "yes" })}
      label="Period"
      presets={presets}
    />
  ),
  "two dates in the wrong order": (
    <DateRangeField
      field={plainField("example-own-range", { initialValue: OWN_RANGE })}
      from={plainField("example-own-from", { initialValue: "2026-11-20" })}
      to={plainField("example-own-to", { initialValue: "2026-11-01", errors: ["text_error_invalid"] })}
      label="Period"
      presets={presets}
    />
  ),
};
