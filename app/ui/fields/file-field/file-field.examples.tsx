import { plainField } from "#app/ui/fields/plain-field.ts";
import { FileField } from "./file-field.tsx";

export const examples = {
  picture: (
    <FileField
      field={plainField("example-picture")}
      label="Picture"
      accept="image/png,image/jpeg"
      types="PNG or JPEG"
      mostBytes={5_000_000}
      current={{ name: "logo.png", to: "/sandbox" }}
    />
  ),
  "with an error": (
    <FileField
      field={plainField("example-import", { errors: ["text_error_missing"], required: true })}
      label="Users to import"
      accept=".csv"
      types="CSV"
      mostBytes={20_000_000}
    />
  ),
};
