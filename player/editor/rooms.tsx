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
        {!isInHints && hints.isUnsaved() && <span class="unsaved"> {texts.notStored}</span>}
      </button>
    </nav>
  );
}

/** A draft is saved first, which nobody sees before it is published. What may be live is not: it stays written until somebody saves it. */
async function mayLeave({ controller, hints }: Desk): Promise<boolean> {
  const isSaving = controller.state.isBusy && (controller.isUnsaved() || hints.isUnsaved());
  if (isSaving) return false;
  if (controller.isUnsaved()) await controller.save();
  return !controller.isUnsaved();
}

export async function toGuides(desk: Desk) {
  if (!(await mayLeave(desk))) return;
  const listed = desk.controller.list();
  desk.hints.leave();
  await listed;
}

export async function toHints(desk: Desk) {
  const { controller, texts, hints } = desk;
  const isDraft = controller.isUnsaved();
  if (!(await mayLeave(desk))) return;
  await hints.list({ view: "hints", selected: null, message: isDraft ? { kind: "status", text: texts.saved } : null });
}
