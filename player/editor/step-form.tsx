/** @jsxImportSource preact */
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import { PRECISION, WAIT } from "#app/domain/targets/target.ts";
import { Continue } from "./continue.tsx";
import type { Desk } from "./desk.ts";
import type { DraftStep } from "./draft.ts";
import { Icon } from "./icons.tsx";
import { KnownBy } from "./known-by.tsx";
import { Look } from "./look.tsx";

/** All of a step that is written on the page. */
export function StepForm({ desk, step }: { desk: Desk; step: DraftStep }) {
  const { texts, controller } = desk;
  const { change } = controller;
  return (
    <>
      <label class="field">
        <span>{texts.heading}</span>
        <input
          class="control"
          data-part="heading"
          value={step.title}
          maxLength={GUIDE_LIMITS.stepTitle}
          onInput={(event) => change({ title: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>{texts.content}</span>
        <textarea
          class="control"
          rows={4}
          value={step.content}
          maxLength={GUIDE_LIMITS.content}
          onInput={(event) => change({ content: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>{texts.kind}</span>
        <select class="control" value={step.type} onChange={(event) => change({ type: event.currentTarget.value as DraftStep["type"] })}>
          <option value="step">{texts.kindStep}</option>
          <option value="slide">{texts.kindSlide}</option>
        </select>
      </label>
      <div class="field">
        <label for="step-page">{texts.page}</label>
        <div class="beside">
          <input
            class="control"
            id="step-page"
            value={step.url}
            maxLength={GUIDE_LIMITS.url}
            aria-describedby="step-page-hint"
            spellcheck={false}
            onInput={(event) => change({ url: event.currentTarget.value })}
          />
          <button type="button" class="button" onClick={() => change({ url: thisPage() })}>
            {texts.thisPage}
          </button>
        </div>
        <p class="hint-line" id="step-page-hint">
          {texts.pageHint}
        </p>
      </div>
      {step.type === "step" && (
        <>
          <section class="part" aria-label={texts.element}>
            <button type="button" class="button point" data-part="point" onClick={desk.point}>
              <Icon name="point" size={16} />
              {step.target || step.identifier ? texts.pointAgain : texts.point}
            </button>
            <KnownBy texts={texts} step={step} stand={desk.standOf(step)} />
          </section>
          <Continue texts={texts} step={step} change={change} />
          <Look texts={texts} step={step} change={change} />
          <Slider
            label={texts.precision}
            unit="%"
            value={step.precision}
            limits={PRECISION}
            change={(precision) => change({ precision })}
          />
          <Slider label={texts.wait} unit="s" value={step.wait} limits={WAIT} change={(wait) => change({ wait })} />
        </>
      )}
      <button type="button" class="button" onClick={() => desk.play(step.id)}>
        <Icon name="play" size={16} />
        {texts.play}
      </button>
    </>
  );
}

/** An application that chooses its page behind the # means that, too. */
const thisPage = () => location.pathname + (location.hash.startsWith("#/") ? location.hash : "");

type SliderProps = { label: string; unit: string; value: number; limits: { least: number; most: number }; change(value: number): void };

function Slider({ label, unit, value, limits: { least, most }, change }: SliderProps) {
  return (
    <div class="field slider">
      <span id={`step-${unit}`}>{label}</span>
      <span class="amount" aria-hidden="true">
        {value} {unit}
      </span>
      <input
        type="range"
        aria-labelledby={`step-${unit}`}
        aria-valuetext={`${value} ${unit}`}
        min={least}
        max={most}
        value={value}
        onInput={(event) => change(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
