/** @jsxImportSource preact */
import { fill } from "#player/widgets/texts.ts";
import type { Checked } from "./checking.ts";
import type { Desk } from "./desk.ts";
import type { Draft } from "./draft.ts";
import { percent, StandMark, titleOf } from "./stand-words.tsx";

/** How every step stands, on this page or on all of them; each row leads to its step. */
export function CheckList({ desk, draft: { steps, title } }: { desk: Desk; draft: Draft }) {
  const { texts, check, controller } = desk;
  if (!check) return null;
  if (check.isRunning) {
    return (
      <>
        <p class="hint-line" role="status">
          {fill(texts.checking, { title })}
        </p>
        <progress aria-label={texts.preparing} />
        <button type="button" class="button" onClick={desk.stopCheck}>
          {texts.stop}
        </button>
      </>
    );
  }
  const unknown = check.isAll ? "unseen" : "elsewhere";
  const rows = steps.map(
    (step): Checked => check.results.find((one) => one.step === step.id) ?? { step: step.id, page: step.url, state: unknown, score: 0 },
  );
  const count = (state: Checked["state"]) => rows.filter((row) => row.state === state).length;
  const summary = fill(texts.checked, { count: count("found"), weak: count("weak"), missing: count("missing") });
  return (
    <>
      <p class="summary" role="status">
        {summary}
      </p>
      <ol class="rows steps">
        {rows.map(({ step: id, page, state, score }, index) => (
          <li key={id} class="step-row">
            <button type="button" class="open wide" onClick={() => controller.set({ selected: id, view: "step" })}>
              <span class="number" aria-hidden="true">
                {index + 1}
              </span>
              <span class="words">
                <span class="quiet">{fill(texts.step, { n: index + 1 })}: </span>
                <span class="step-title">{titleOf(texts, steps[index]!)}</span>
                <span class="facts">
                  <StandMark texts={texts} state={state} />
                  {score > 0 && <span>{percent(texts, score)}</span>}
                  {page && state !== "slide" && <span class="page">{page}</span>}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
