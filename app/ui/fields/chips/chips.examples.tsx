import { Chips } from "./chips.tsx";

export const examples = {
  two: (
    <Chips
      chips={[
        { value: "sales", label: "Sales" },
        { value: "support", label: "Support" },
      ]}
      onRemove={() => undefined}
    />
  ),
};
