import { plainField } from "#app/ui/fields/plain-field.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { FilterForm } from "./filter-form.tsx";

export const examples = {
  "two filters": (
    <FilterForm label="Filters" made="">
      <SelectField
        field={plainField("example-state", {})}
        label="State"
        options={[
          { value: "", label: "All states" },
          { value: "done", label: "Done" },
        ]}
      />
      <SelectField field={plainField("example-kind", {})} label="Type" options={[{ value: "", label: "All types" }]} />
    </FilterForm>
  ),
};
