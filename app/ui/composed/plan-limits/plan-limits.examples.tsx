import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { PlanLimits } from "./plan-limits.tsx";

export const examples = {
  "some of everything": (
    <PlanLimits
      title="Your plan"
      limits={[
        { label: "Guides", used: 3, limit: 10, text: "3 of 10 guides", to: "/sandbox" },
        { label: "Languages", used: 9, limit: 10, text: "9 of 10 languages" },
        { label: "Segments", used: 10, limit: 10, text: "10 of 10 segments" },
        { label: "Users", used: 2000, limit: null, text: "2,000 users" },
      ]}
    >
      <div>
        <ButtonLink to="/sandbox">Change plan</ButtonLink>
      </div>
    </PlanLimits>
  ),
};
