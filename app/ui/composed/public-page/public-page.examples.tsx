import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { PublicPage } from "./public-page.tsx";

/** A whole page with a main landmark of its own. */
export const alone = "as-page";

export const examples = {
  "one thing to do": (
    <PublicPage title="You may not see this">
      <p>Your role does not include this page.</p>
      <ButtonLink to="/sandbox" tone="primary">
        To the start page
      </ButtonLink>
    </PublicPage>
  ),
};
