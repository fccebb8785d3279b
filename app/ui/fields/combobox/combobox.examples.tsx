import { plainField } from "#app/ui/fields/plain-field.ts";
import { Combobox } from "./combobox.tsx";

const options = ["Berlin", "Bern", "Köln", "London", "München", "Vienna", "Zürich"].map((label) => ({ value: label.toLowerCase(), label }));

export const examples = {
  chosen: <Combobox field={plainField("example-city", { initialValue: "köln" })} label="City" options={options} hint="Type to find one." />,
  "with an error": <Combobox field={plainField("example-city-wrong", { errors: ["text_error_missing"] })} label="City" options={options} />,
  "read only": <Combobox field={plainField("example-city-fixed", { initialValue: "bern" })} label="City" options={options} readOnly />,
};
