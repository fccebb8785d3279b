import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

export const examples = {
  "with what to do": (
    <EmptyState title="No guides yet" text="Guides lead people through your application step by step." picture="guide">
      <ButtonLink to="/sandbox" tone="primary">
        New guide
      </ButtonLink>
    </EmptyState>
  ),
  "no results": <EmptyState title="No results found" text="Try a different keyword." />,
};
