import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { PublicActions, PublicPage } from "./public-page.tsx";

/** A whole page with a main landmark of its own. */
export const alone = "as-page";

export const examples = {
  "one thing to do": (
    <PublicPage title="You don’t have access to this page">
      <p>Your role doesn’t include this page.</p>
      <PublicActions>
        <ButtonLink to="/sandbox" tone="primary">
          Go to start page
        </ButtonLink>
      </PublicActions>
    </PublicPage>
  ),
};
