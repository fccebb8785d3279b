import { plainField } from "./plain-field.ts";
import { TextField } from "./text-field.tsx";

export const examples = {
  empty: <TextField field={plainField("example-title", { required: true, maxLength: 120 })} label="Title" />,
  "with a hint": (
    <TextField
      field={plainField("example-page", { initialValue: "/contacts*" })}
      label="Page"
      hint="The page the element is on, such as /contacts*."
      placeholder="/contacts*"
    />
  ),
  "near its limit": (
    <TextField field={plainField("example-near", { initialValue: "Find your way around the new", maxLength: 32 })} label="Title" />
  ),
  "over its limit": (
    <TextField
      field={plainField("example-over", { initialValue: "Find your way around the new contacts", maxLength: 32, required: true })}
      label="Title"
    />
  ),
  "with a warning": (
    <TextField
      field={plainField("example-warning", { initialValue: "Everything that changed in our spring release" })}
      label="Heading"
      warning="Long headings are cut on small screens."
      optional
    />
  ),
  "with an error": (
    <TextField
      field={plainField("example-name", { errors: ["text_error_too_long"], maxLength: 120, initialValue: "Much too long" })}
      label="Name"
    />
  ),
  "read only": <TextField field={plainField("example-fixed", { initialValue: "Can’t be changed" })} label="Subtitle" readOnly />,
  password: <TextField field={plainField("example-password")} label="Password" type="password" autoComplete="off" />,
};
