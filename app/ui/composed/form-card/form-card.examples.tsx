import { exampleField } from "../../fields/example-field.ts";
import { TextField } from "../../fields/text-field.tsx";
import { Button, ButtonLink } from "../../primitives/button/button.tsx";
import { FormCard } from "./form-card.tsx";

export const examples = {
  "create something": (
    <FormCard
      actions={
        <>
          <Button tone="primary">Create chapter</Button>
          <ButtonLink to="/sandbox">Cancel</ButtonLink>
        </>
      }
    >
      <TextField field={exampleField("example-chapter", { initialValue: "First steps" })} label="Title" />
      <TextField field={exampleField("example-chapter-subtitle")} label="Subtitle" />
    </FormCard>
  ),
};
