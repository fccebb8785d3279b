import { CheckboxField } from "./checkbox-field.tsx";
import { plainField } from "./plain-field.ts";

export const examples = {
  ticked: <CheckboxField field={plainField("example-next", { initialValue: "on" })} label="Next button" />,
  "not ticked": (
    <CheckboxField
      field={plainField("example-reload")}
      label="Pressing it opens another page"
      hint="The guide continues there by itself."
    />
  ),
  "read only": <CheckboxField field={plainField("example-fixed-box", { initialValue: "on" })} label="Back button" readOnly />,
  "with an error": (
    <CheckboxField field={plainField("example-box-wrong", { errors: ["step_error_no_way_on"] })} label="People can’t skip this step" />
  ),
};
