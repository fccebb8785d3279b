import { exampleField } from "#app/ui/fields/example-field.ts";
import { TagInput } from "./tag-input.tsx";

export const examples = {
  two: <TagInput field={exampleField("example-tags", { initialValue: "sales\nsupport" })} label="Tags" />,
  "with an error": (
    <TagInput field={exampleField("example-tags-wrong", { initialValue: "a", errors: ["text_error_invalid"] })} label="Domains" />
  ),
};
