/** @jsxImportSource preact */
import { fill } from "#player/widgets/texts.ts";
import type { Desk } from "./desk.ts";
import type { Draft, DraftStep } from "./draft.ts";
import { Icon, IconButton } from "./icons.tsx";
import { StandMark, titleOf } from "./stand-words.tsx";

/** The steps of the guide in their order, and how each of them stands on this page. */
export function Steps({ desk, draft: { steps } }: { desk: Desk; draft: Draft }) {
  const { texts, controller, checkPage, checkAll } = desk;
  return (
    <>
      <div class="row">
        <button type="button" class="button" onClick={checkPage}>
          {texts.checkPage}
        </button>
        <button type="button" class="button" onClick={checkAll}>
          {texts.checkAll}
        </button>
      </div>
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
      <button type="button" class="link" onClick={() => void leave(desk)}>
        {texts.otherGuide}
      </button>
    </>
  );
}

/** What is unsaved would be lost with the guide: it is saved first. */
async function leave({ controller }: Desk) {
  if (controller.isUnsaved()) await controller.save();
  if (!controller.isUnsaved()) await controller.list();
}

function Row({ desk, step, index, isLast }: { desk: Desk; step: DraftStep; index: number; isLast: boolean }) {
  const { texts, controller, play } = desk;
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
          <StandMark texts={texts} state={desk.standOf(step).state} />
        </span>
      </button>
      <IconButton name="play" label={fill(texts.playFrom, { title })} press={() => play(step.id)} />
      <IconButton name="up" label={fill(texts.upOf, { title })} off={index === 0} press={() => controller.move(step.id, -1)} />
      <IconButton name="down" label={fill(texts.downOf, { title })} off={isLast} press={() => controller.move(step.id, 1)} />
    </li>
  );
}
