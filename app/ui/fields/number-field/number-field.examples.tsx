import { plainField } from "#app/ui/fields/plain-field.ts";
import { NumberField } from "./number-field.tsx";

export const examples = {
  "with a unit": (
    <NumberField
      field={plainField("example-minutes", { initialValue: "5", min: 1, max: 60 })}
      label="Active time a day"
      unit="minutes"
      hint="From 1 to 60."
    />
  ),
  "with parts": <NumberField field={plainField("example-share", { initialValue: "2.5" })} label="Weight" step={0.5} />,
  "with an error": (
    <NumberField field={plainField("example-number-wrong", { initialValue: "90", errors: ["text_error_invalid"] })} label="Minutes" />
  ),
};
