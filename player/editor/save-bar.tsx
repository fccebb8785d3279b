/** @jsxImportSource preact */
import type { Desk } from "./desk.ts";

/** Whether something is unsaved, and what saves it. */
export function SaveBar({ desk: { texts, controller } }: { desk: Desk }) {
  const { isBusy, questions, message } = controller.state;
  const isUnsaved = controller.isUnsaved();
  const said = isUnsaved ? texts.unsaved : message?.kind === "status" ? message.text : texts.unchanged;
  const isOff = isBusy || !isUnsaved || questions.length > 0;
  return (
    <div class="save-bar">
      <p class={isUnsaved ? "unsaved" : ""}>{isBusy ? texts.saving : said}</p>
      <button type="button" class="button main" aria-disabled={isOff} onClick={() => !isOff && void controller.save()}>
        {texts.save}
      </button>
    </div>
  );
}
