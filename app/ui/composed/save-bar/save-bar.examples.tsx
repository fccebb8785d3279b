import { SaveBar } from "./save-bar.tsx";

export const examples = {
  "two unsaved changes": <SaveBar unsaved={2} discardTo="/sandbox" publish={{ label: "Publish changes", waiting: true }} />,
  "saved, not published": (
    <SaveBar unsaved={0} discardTo="/sandbox" state="Unpublished changes" publish={{ label: "Publish changes", waiting: true }} />
  ),
  live: (
    <SaveBar
      unsaved={0}
      discardTo="/sandbox"
      state="Live since 21 Nov 2026, 13:40"
      publish={{ label: "Publish changes", waiting: false }}
    />
  ),
  "several ways": (
    <SaveBar
      unsaved={1}
      discardTo="/sandbox"
      save={{ intent: "publish", label: "Update Changes" }}
      second={{ intent: "draft", label: "Save Draft" }}
    />
  ),
  "nothing can be saved": <SaveBar unsaved={0} discardTo="/sandbox" refusal="Your role cannot edit this." />,
};
