import { exampleField } from "./example-field.ts";
import { TextArea } from "./text-area.tsx";

export const examples = {
  filled: (
    <TextArea
      field={exampleField("example-content", { initialValue: "Two lines\nof plain text", maxLength: 5000 })}
      label="Text"
      hint="Line breaks are kept."
    />
  ),
  "with an error": (
    <TextArea field={exampleField("example-content-missing", { errors: ["text_error_missing"], required: true })} label="Text" rows={2} />
  ),
};
