/** @jsxImportSource preact */
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import { Continue } from "./continue.tsx";
import type { Desk } from "./desk.ts";
import type { DraftStep } from "./draft.ts";
import { PageField, TextField } from "./fields.tsx";
import { FindFields } from "./find-fields.tsx";
import { Icon } from "./icons.tsx";
import { PointedPart } from "./pointed-part.tsx";

/** All of a step that is written on the page. */
export function StepForm({ desk, step }: { desk: Desk; step: DraftStep }) {
  const { texts, controller } = desk;
  const { change } = controller;
  return (
    <>
      <TextField
        {...{ name: "heading", label: texts.heading, value: step.title, limit: GUIDE_LIMITS.stepTitle, part: "heading" }}
        change={(title) => change({ title })}
      />
      <TextField
        {...{ name: "content", label: texts.content, value: step.content, limit: GUIDE_LIMITS.content, rows: 4 }}
        change={(content) => change({ content })}
      />
      <label class="field">
        <span>{texts.kind}</span>
        <select class="control" value={step.type} onChange={(event) => change({ type: event.currentTarget.value as DraftStep["type"] })}>
          <option value="step">{texts.kindStep}</option>
          <option value="slide">{texts.kindSlide}</option>
        </select>
      </label>
      <PageField texts={texts} url={step.url} change={(url) => change({ url })} />
      {step.type === "step" && (
        <>
          <PointedPart desk={desk} step={step} />
          <Continue texts={texts} step={step} change={change} />
          <FindFields texts={texts} of={step} change={change} />
        </>
      )}
      <div class="row">
        <button type="button" class="button" onClick={() => desk.play(step.id)}>
          <Icon name="play" size={16} />
          {texts.play}
        </button>
        <button type="button" class="button" onClick={() => controller.remove(step)}>
          {texts.remove}
        </button>
      </div>
    </>
  );
}
