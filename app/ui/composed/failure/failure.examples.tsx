import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Failure } from "./failure.tsx";

export const alone = "with-title";

export const examples = {
  "upstream down": (
    <Failure name="unreachable" requestId="4e6f1c1a">
      <ButtonLink to="/sandbox" tone="primary">
        Try again
      </ButtonLink>
    </Failure>
  ),
};
