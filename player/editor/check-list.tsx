/** @jsxImportSource preact */
import { fill } from "#player/widgets/texts.ts";
import type { Checked } from "./checking.ts";
import type { Desk } from "./desk.ts";
import type { DraftStep } from "./draft.ts";
import { Now, percent, StandMark } from "./stand-words.tsx";

/** What checks everything in the list that they stand in. */
export function CheckButtons({ desk: { texts, checkPage, checkAll } }: { desk: Desk }) {
  return (
    <div class="row">
      <button type="button" class="button" onClick={checkPage}>
        {texts.checkPage}
      </button>
      <button type="button" class="button" onClick={checkAll}>
        {texts.checkAll}
      </button>
    </div>
  );
}

/** `called`: what a step, tooltip or validator is called. `isCounted`: they have an order. */
type Props = { desk: Desk; title: string; steps: DraftStep[]; isCounted: boolean; called(step: DraftStep): string; open(id: string): void };

/** How each of them stands, on this page or on all; each row leads to its form. */
export function CheckList({ desk, title, steps, isCounted, called, open }: Props) {
  const { texts, check } = desk;
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
    (step): Checked =>
      check.results.find((one) => one.step === step.id) ?? { step: step.id, page: step.url, state: unknown, score: 0, conditions: [] },
  );
  const count = (state: Checked["state"]) => rows.filter((row) => row.state === state).length;
  const summary = fill(texts.checked, { count: count("found"), weak: count("weak"), missing: count("missing") });
  return (
    <>
      <p class="summary" role="status">
        {summary}
      </p>
      <ol class="rows steps">
        {rows.map(({ step: id, page, state, score, conditions }, index) => (
          <li key={id} class="step-row">
            <button type="button" class="open wide" onClick={() => open(id)}>
              {isCounted && (
                <span class="number" aria-hidden="true">
                  {index + 1}
                </span>
              )}
              <span class="words">
                {isCounted && <span class="quiet">{fill(texts.step, { n: index + 1 })}: </span>}
                <span class="step-title">{called(steps[index]!)}</span>
                <span class="facts">
                  <StandMark texts={texts} state={state} />
                  <Now texts={texts} conditions={conditions} />
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
