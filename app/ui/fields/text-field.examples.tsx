import { exampleField } from "./example-field.ts";
import { TextField } from "./text-field.tsx";

export const examples = {
  empty: <TextField field={exampleField("example-title", { required: true, maxLength: 120 })} label="Title" />,
  "with a hint": (
    <TextField
      field={exampleField("example-page", { initialValue: "/contacts*" })}
      label="Page"
      hint="Where the element is, such as /contacts*."
      placeholder="/contacts*"
    />
  ),
  "with an error": (
    <TextField
      field={exampleField("example-name", { errors: ["text_error_too_long"], maxLength: 120, initialValue: "Much too long" })}
      label="Name"
    />
  ),
  "read only": <TextField field={exampleField("example-fixed", { initialValue: "Not to be changed" })} label="Subtitle" readOnly />,
  password: <TextField field={exampleField("example-password")} label="Password" type="password" autoComplete="off" />,
};
