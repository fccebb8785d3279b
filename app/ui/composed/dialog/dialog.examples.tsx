import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Dialog } from "./dialog.tsx";

export const alone = "in-main";

export const examples = {
  question: (
    <Dialog
      title="Archive “Find your way”?"
      onClose={() => undefined}
      actions={
        <>
          <ButtonLink to="/sandbox">Cancel</ButtonLink>
          <Button tone="danger">Archive</Button>
        </>
      }
    >
      <p>People will no longer see it. Its statistics are kept.</p>
    </Dialog>
  ),
};
