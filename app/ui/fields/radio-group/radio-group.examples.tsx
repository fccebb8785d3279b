import { plainField } from "#app/ui/fields/plain-field.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { RadioGroup } from "./radio-group.tsx";

const choices = [
  { value: "button", label: "Pressing Next" },
  {
    value: "press",
    label: "Pressing the element",
    hint: "The element this step points to.",
    dependents: <TextField field={plainField("example-continue-page")} label="Opens another page" optional />,
  },
  {
    value: "fill",
    label: "Filling in the element",
    dependents: <TextField field={plainField("example-continue-text", { initialValue: "@" })} label="Text it must contain" />,
  },
];

export const examples = {
  "one with dependents": (
    <RadioGroup field={plainField("example-continue", { initialValue: "fill" })} label="People continue by" choices={choices} />
  ),
  "with an error": (
    <RadioGroup
      field={plainField("example-continue-missing", { errors: ["text_error_missing"], required: true })}
      label="People continue by"
      choices={choices.slice(0, 1)}
    />
  ),
  "read only": (
    <RadioGroup
      field={plainField("example-continue-fixed", { initialValue: "button" })}
      label="People continue by"
      choices={choices.slice(0, 1)}
      readOnly
    />
  ),
};
