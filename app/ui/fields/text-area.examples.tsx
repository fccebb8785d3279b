import { plainField } from "./plain-field.ts";
import { TextArea } from "./text-area.tsx";

export const examples = {
  filled: (
    <TextArea
      field={plainField("example-content", { initialValue: "Two lines\nof plain text", maxLength: 5000 })}
      label="Text"
      hint="Line breaks are kept."
    />
  ),
  "with an error": (
    <TextArea field={plainField("example-content-missing", { errors: ["text_error_missing"], required: true })} label="Text" rows={2} />
  ),
};
