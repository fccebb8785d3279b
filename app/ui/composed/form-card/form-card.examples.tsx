import { exampleField } from "#app/ui/fields/example-field.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
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
