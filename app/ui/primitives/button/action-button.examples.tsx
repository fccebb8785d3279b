import { ActionButton } from "./action-button.tsx";

const press = () => undefined;

export const examples = {
  tones: (
    <>
      <ActionButton tone="primary" onPress={press}>
        Copy
      </ActionButton>
      <ActionButton onPress={press}>Cancel</ActionButton>
      <ActionButton tone="quiet" onPress={press}>
        Later
      </ActionButton>
      <ActionButton tone="danger" onPress={press}>
        Yes, leave
      </ActionButton>
    </>
  ),
};
