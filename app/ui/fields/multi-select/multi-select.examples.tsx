import { plainField } from "#app/ui/fields/plain-field.ts";
import { MultiSelect } from "./multi-select.tsx";

const languages = ["Czech", "Danish", "Dutch", "English", "Finnish", "French", "German", "Greek", "Italian", "Polish", "Spanish"].map(
  (label) => ({ value: label.slice(0, 3).toLowerCase(), label }),
);

export const examples = {
  "few to tick": (
    <MultiSelect
      field={plainField("example-few", { initialValue: ["ger"] })}
      label="Languages"
      options={languages.filter(({ value }) => ["eng", "ger", "fre"].includes(value))}
    />
  ),
  "many to search": (
    <MultiSelect field={plainField("example-many", { initialValue: ["eng", "ger"] })} label="Languages" options={languages} />
  ),
  "with an error": (
    <MultiSelect
      field={plainField("example-many-missing", { errors: ["text_error_missing"], required: true })}
      label="Languages"
      options={languages.slice(0, 2)}
    />
  ),
};
