import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

export const examples = {
  "with what to do": (
    <EmptyState title="nothing in here" text="A guide leads people through your application, step by step.">
      <ButtonLink to="/sandbox" tone="primary">
        New guide
      </ButtonLink>
    </EmptyState>
  ),
  "no results": <EmptyState title="no results found" text="try a different keyword" />,
};
