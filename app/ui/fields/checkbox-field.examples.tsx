import { CheckboxField } from "./checkbox-field.tsx";
import { exampleField } from "./example-field.ts";

export const examples = {
  ticked: <CheckboxField field={exampleField("example-next", { initialValue: "on" })} label="Next button" />,
  "not ticked": (
    <CheckboxField field={exampleField("example-reload")} label="Leads to another page" hint="The player goes on there by itself." />
  ),
  "read only": <CheckboxField field={exampleField("example-fixed-box", { initialValue: "on" })} label="Back button" readOnly />,
  "with an error": (
    <CheckboxField field={exampleField("example-box-wrong", { errors: ["step_error_no_way_on"] })} label="Cannot be skipped" />
  ),
};
