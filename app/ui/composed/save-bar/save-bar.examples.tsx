import { Button } from "#app/ui/primitives/button/button.tsx";
import { SaveBar } from "./save-bar.tsx";

export const examples = {
  "two unsaved changes": (
    <SaveBar unsaved={2} discardTo="/sandbox">
      <Button>Publish</Button>
    </SaveBar>
  ),
};
