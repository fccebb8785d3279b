import { plainField } from "#app/ui/fields/plain-field.ts";
import { TagInput } from "./tag-input.tsx";

export const examples = {
  two: <TagInput field={plainField("example-tags", { initialValue: "sales\nsupport" })} label="Tags" />,
  "with an error": (
    <TagInput field={plainField("example-tags-wrong", { initialValue: "a", errors: ["text_error_invalid"] })} label="Domains" />
  ),
};
