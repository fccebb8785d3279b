import { Button, ButtonLink, ButtonRow } from "./button.tsx";

export const examples = {
  tones: (
    <>
      <Button tone="primary">Save changes</Button>
      <Button>Discard</Button>
      <Button tone="quiet">Cancel</Button>
      <Button tone="danger">Archive</Button>
    </>
  ),
  "not allowed": (
    <>
      <Button tone="primary" disabled describedBy="button-reason">
        Publish
      </Button>
      <span id="button-reason">Your role doesn’t allow this.</span>
    </>
  ),
  "a row": (
    <ButtonRow>
      <Button tone="primary">Save changes</Button>
      <Button>Discard</Button>
    </ButtonRow>
  ),
  link: (
    <ButtonLink to="/sandbox" size="small">
      To the sandbox
    </ButtonLink>
  ),
};
