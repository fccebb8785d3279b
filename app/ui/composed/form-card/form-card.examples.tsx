import { plainField } from "#app/ui/fields/plain-field.ts";
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
      <TextField field={plainField("example-chapter", { initialValue: "First steps" })} label="Title" />
      <TextField field={plainField("example-chapter-subtitle")} label="Subtitle" />
    </FormCard>
  ),
};
