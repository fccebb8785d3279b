import { CheckboxField } from "./checkbox-field.tsx";
import { exampleField } from "./example-field.ts";
import { FieldGroup } from "./field-group.tsx";
import { TextField } from "./text-field.tsx";

export const examples = {
  group: (
    <FieldGroup label="Where it points">
      <TextField
        field={exampleField("example-selector", { initialValue: "#save" })}
        label="Element"
        hint="A CSS selector, such as #save or [data-testid=search]."
      />
      <CheckboxField
        field={exampleField("example-clickable", { initialValue: "on" })}
        label="Let people use the element during this step"
      />
    </FieldGroup>
  ),
};
