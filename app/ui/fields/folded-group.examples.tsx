import { FoldedGroup } from "./folded-group.tsx";
import { plainField } from "./plain-field.ts";
import { TextField } from "./text-field.tsx";

export const examples = {
  folded: (
    <FoldedGroup label="Filling in and shortcuts" open={false}>
      <TextField field={plainField("example-fill")} label="Text to fill in" />
    </FoldedGroup>
  ),
  "open, for it holds something": (
    <FoldedGroup label="Filling in and shortcuts" open>
      <TextField field={plainField("example-filled", { initialValue: "Ada Lovelace" })} label="Text to fill in" />
    </FoldedGroup>
  ),
};
