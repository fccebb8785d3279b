/** @jsxImportSource preact */
import { fill } from "#player/widgets/texts.ts";
import { CheckButtons } from "./check-list.tsx";
import type { Desk } from "./desk.ts";
import type { Draft, DraftStep } from "./draft.ts";
import { Icon, IconButton } from "./icons.tsx";
import { toGuides, toHints } from "./rooms.tsx";
import { Now, StandMark, titleOf } from "./stand-words.tsx";

/** The steps of the guide in their order, and how each of them stands on this page. */
export function Steps({ desk, draft: { steps } }: { desk: Desk; draft: Draft }) {
  const { texts, controller, hints } = desk;
  return (
    <>
      <Removed desk={desk} />
      <CheckButtons desk={desk} />
      {steps.length === 0 ? (
        <p class="hint-line">{texts.noSteps}</p>
      ) : (
        <ol class="rows steps">
          {steps.map((step, index) => (
            <Row key={step.id} desk={desk} step={step} index={index} isLast={index === steps.length - 1} />
          ))}
        </ol>
      )}
      <div class="row">
        <button type="button" class="button" onClick={() => controller.add("step")}>
          <Icon name="add" size={16} />
          {texts.addStep}
        </button>
        <button type="button" class="button" onClick={() => controller.add("slide")}>
          <Icon name="add" size={16} />
          {texts.addSlide}
        </button>
      </div>
      <div class="links">
        <button type="button" class="link" onClick={() => void toGuides(desk)}>
          {texts.otherGuide}
        </button>
        <button type="button" class="link" onClick={() => void toHints(desk)}>
          {hints.kinds.length > 1 ? texts.hints : texts.validators}
        </button>
      </div>
    </>
  );
}

/** The step that was removed last, until something else is changed. */
function Removed({ desk: { texts, controller } }: { desk: Desk }) {
  const { removed } = controller.state;
  return (
    <div role="status">
      {removed && (
        <div class="said removed">
          <p>{fill(texts.removedStep, { title: titleOf(texts, removed.step) })}</p>
          <button type="button" class="button" onClick={controller.putBack}>
            {texts.undo}
          </button>
        </div>
      )}
    </div>
  );
}

function Row({ desk, step, index, isLast }: { desk: Desk; step: DraftStep; index: number; isLast: boolean }) {
  const { texts, controller, play } = desk;
  const stand = desk.standOf(step);
  const title = fill(texts.stepBody, { n: index + 1, title: titleOf(texts, step) });
  return (
    <li class="step-row">
      <button
        type="button"
        class="open"
        data-step={step.id}
        onClick={() => controller.set({ selected: step.id, view: "step", message: null })}
      >
        <span class="number" aria-hidden="true">
          {index + 1}
        </span>
        <span class="words">
          <span class="quiet">{fill(texts.step, { n: index + 1 })}: </span>
          <span class="step-title">{titleOf(texts, step)}</span>
          {stand && (
            <span class="facts">
              <StandMark texts={texts} state={stand.state} />
              <Now texts={texts} conditions={stand.conditions} />
            </span>
          )}
        </span>
      </button>
      <IconButton name="play" label={fill(texts.playFrom, { title })} press={() => play(step.id)} />
      <IconButton name="up" label={fill(texts.upOf, { title })} off={index === 0} press={() => controller.move(step.id, -1)} />
      <IconButton name="down" label={fill(texts.downOf, { title })} off={isLast} press={() => controller.move(step.id, 1)} />
    </li>
  );
}
