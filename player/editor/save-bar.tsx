/** @jsxImportSource preact */
import type { Desk } from "./desk.ts";

/** Whether something is unsaved, and what saves it. */
export function SaveBar({ desk }: { desk: Desk }) {
  const { texts, controller, hints } = desk;
  const { isBusy, message, room } = controller.state;
  const isUnsaved = desk.isUnsaved();
  const questions = room === "hints" ? hints.questions() : controller.state.questions;
  const said = isUnsaved ? texts.unsaved : message?.kind === "status" ? message.text : texts.unchanged;
  const isOff = isBusy || !isUnsaved || questions.length > 0;
  return (
    <div class="save-bar">
      <p class={isUnsaved ? "unsaved" : ""}>{isBusy ? texts.saving : said}</p>
      <button type="button" class="button main" aria-disabled={isOff} onClick={() => !isOff && void desk.save()}>
        {room === "hints" ? texts.saveHint : texts.save}
      </button>
    </div>
  );
}
