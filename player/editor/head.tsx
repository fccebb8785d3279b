/** @jsxImportSource preact */
import { fill } from "#player/widgets/texts.ts";
import type { Desk } from "./desk.ts";
import { IconButton } from "./icons.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

/** What the view is called, the way back from it, and the language that is written in. */
export function Head({ desk }: { desk: Desk }) {
  const { controller, texts, cancelPointing, back } = desk;
  const { view, room } = controller.state;
  if (view === "expired") return null;
  const isInner = view === "step" || view === "hint" || view === "check" || view === "pointing";
  const isPointing = view === "pointing";
  const label = isPointing ? texts.cancel : room === "hints" ? texts.backToHints : texts.back;
  return (
    <>
      <div class="view-head">
        {isInner && <IconButton name="back" label={label} press={isPointing ? cancelPointing : back} />}
        <h2 class="view-title" tabIndex={-1}>
          {titleOf(desk)}
        </h2>
      </div>
      {(view === "steps" || view === "step" || view === "hint") && <LanguageSwitch desk={desk} />}
    </>
  );
}

function titleOf({ controller, texts, hints, check }: Desk): string {
  const { view, draft, selected, room } = controller.state;
  if (view === "pointing") return texts.point;
  if (view === "check") return checkTitle(texts, room === "hints", check?.isAll === true);
  if (room === "hints") {
    const base = view === "hint" ? hints.edit()?.base : null;
    if (!base) return hints.kinds.length > 1 ? texts.hints : texts.validators;
    const isTooltip = base.kind === "tooltip";
    if (base.id === 0) return isTooltip ? texts.newTooltip : texts.newValidator;
    return fill(isTooltip ? texts.tooltipOf : texts.validatorOf, { title: base.name });
  }
  if (!draft) return texts.guides;
  const n = draft.steps.findIndex(({ id }) => id === selected) + 1;
  return view === "step" ? fill(texts.moved, { n, count: draft.steps.length }) : fill(texts.steps, { title: draft.title });
}

function checkTitle(texts: Desk["texts"], isOfHints: boolean, isAll: boolean): string {
  if (isOfHints) return isAll ? texts.checkedHintsAll : texts.checkedHintsPage;
  return isAll ? texts.checkedAll : texts.checkedPage;
}
