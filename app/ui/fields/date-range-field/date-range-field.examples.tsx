import { exampleField } from "#app/ui/fields/example-field.ts";
import { DateRangeField, OWN_RANGE } from "./date-range-field.tsx";

const presets = [
  { value: "7", label: "Last 7 days" },
  { value: "30", label: "Last 30 days" },
];

export const examples = {
  "a preset, with a comparison": (
    <DateRangeField
      field={exampleField("example-range", { initialValue: "30" })}
      from={exampleField("example-from")}
      to={exampleField("example-to")}
      compare={exampleField("example-compare", { initialValue: "yes" })}
      label="Period"
      presets={presets}
    />
  ),
  "two dates in the wrong order": (
    <DateRangeField
      field={exampleField("example-own-range", { initialValue: OWN_RANGE })}
      from={exampleField("example-own-from", { initialValue: "2026-11-20" })}
      to={exampleField("example-own-to", { initialValue: "2026-11-01", errors: ["text_error_invalid"] })}
      label="Period"
      presets={presets}
    />
  ),
};
