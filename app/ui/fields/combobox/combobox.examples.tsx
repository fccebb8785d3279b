import { exampleField } from "#app/ui/fields/example-field.ts";
import { Combobox } from "./combobox.tsx";

const options = ["Berlin", "Bern", "Köln", "London", "München", "Vienna", "Zürich"].map((label) => ({ value: label.toLowerCase(), label }));

export const examples = {
  chosen: (
    <Combobox field={exampleField("example-city", { initialValue: "köln" })} label="City" options={options} hint="Type to find one." />
  ),
  "with an error": (
    <Combobox field={exampleField("example-city-wrong", { errors: ["text_error_missing"] })} label="City" options={options} />
  ),
  "read only": <Combobox field={exampleField("example-city-fixed", { initialValue: "bern" })} label="City" options={options} readOnly />,
};
