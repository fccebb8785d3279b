import { plainField } from "./plain-field.ts";
import { SelectField } from "./select-field.tsx";

const options = [
  { value: "button", label: "Next is pressed" },
  { value: "click", label: "the element is pressed" },
  { value: "condition", label: "the condition is met" },
];

export const examples = {
  chosen: <SelectField field={plainField("example-when", { initialValue: "click" })} label="Continue when" options={options} />,
  "read only": (
    <SelectField field={plainField("example-when-fixed", { initialValue: "button" })} label="Continue when" options={options} readOnly />
  ),
  "in groups": (
    <SelectField field={plainField("example-when-grouped", {})} label="Continue when" options={[{ label: "On this page", options }]} />
  ),
  "with an error": (
    <SelectField field={plainField("example-when-wrong", { errors: ["text_error_invalid"] })} label="Continue when" options={options} />
  ),
};
