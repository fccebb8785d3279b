/** @jsxImportSource preact */
import { fill } from "#player/widgets/texts.ts";
import type { Desk } from "./desk.ts";

/** Whether something is unsaved, and what saves it. */
export function SaveBar({ desk }: { desk: Desk }) {
  const { texts, controller, hints } = desk;
  const { isBusy, message, room } = controller.state;
  const isUnsaved = desk.isUnsaved();
  const questions = room === "hints" ? hints.questions() : controller.state.questions;
  const { count, live } = room === "hints" ? hints.unsaved() : { count: 0, live: 0 };
  const warning = live === 0 ? texts.unsaved : count === 1 ? texts.unsavedLive : fill(texts.unsavedLiveSeveral, { count, live });
  const said = isUnsaved ? warning : message?.kind === "status" ? message.text : texts.unchanged;
  const isOff = isBusy || !isUnsaved || questions.length > 0;
  return (
    <div class="save-bar">
      <p id="save-said" class={isUnsaved ? "unsaved" : ""}>
        {isBusy ? texts.saving : said}
      </p>
      <button
        type="button"
        class="button main"
        aria-disabled={isOff}
        aria-describedby="save-said"
        onClick={() => !isOff && void desk.save()}
      >
        {room === "guides" ? texts.save : live > 0 ? texts.saveLive : texts.saveHint}
      </button>
    </div>
  );
}
