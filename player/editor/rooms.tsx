/** @jsxImportSource preact */
import type { Desk } from "./desk.ts";

/** Guides on the one side, what stands at single elements on the other. */
export function Rooms({ desk }: { desk: Desk }) {
  const { texts, controller, hints } = desk;
  const isInHints = controller.state.room === "hints";
  const named = hints.kinds.length > 1 ? texts.hints : texts.validators;
  return (
    <nav class="rooms" aria-label={texts.rooms}>
      <button type="button" class="room" aria-current={isInHints ? undefined : "page"} onClick={() => void toGuides(desk)}>
        {texts.guides}
      </button>
      <button type="button" class="room" aria-current={isInHints ? "page" : undefined} onClick={() => void toHints(desk)}>
        {named}
      </button>
    </nav>
  );
}

/** What is unsaved would be out of sight: it is saved first. @returns whether all is */
async function isSaved({ isUnsaved, save }: Desk): Promise<boolean> {
  if (isUnsaved()) await save();
  return !isUnsaved();
}

export async function toGuides(desk: Desk) {
  if (!(await isSaved(desk))) return;
  desk.hints.leave();
  await desk.controller.list();
}

export async function toHints(desk: Desk) {
  if (await isSaved(desk)) await desk.hints.list();
}
