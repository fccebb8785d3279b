import { CheckboxField } from "./checkbox-field.tsx";
import { FieldGroup } from "./field-group.tsx";
import { plainField } from "./plain-field.ts";
import { TextField } from "./text-field.tsx";

export const examples = {
  group: (
    <FieldGroup label="Where it points">
      <TextField
        field={plainField("example-selector", { initialValue: "#save" })}
        label="Element"
        hint="A CSS selector, such as #save or [data-testid=search]."
      />
      <CheckboxField field={plainField("example-clickable", { initialValue: "on" })} label="Let people use the element during this step" />
    </FieldGroup>
  ),
};
