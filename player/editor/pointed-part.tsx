/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import type { Desk } from "./desk.ts";
import type { DraftStep } from "./draft.ts";
import { Icon } from "./icons.tsx";
import { KnownBy } from "./known-by.tsx";

type Props = { desk: Desk; step: DraftStep; isFresh?: boolean; problem?: string | null; children?: ComponentChildren };

/** The element of what is open: how to point at it, and what it is known by. `isFresh`: there is still everything to write, which comes next. */
export function PointedPart({ desk, step, isFresh = false, problem, children }: Props) {
  const { texts, point, standOf } = desk;
  const stand = standOf(step);
  return (
    <section class="part" aria-label={texts.element}>
      <button
        type="button"
        class="button point"
        data-part={isFresh ? "first-point" : "point"}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? "point-said" : undefined}
        onClick={point}
      >
        <Icon name="point" size={16} />
        {step.target || step.identifier ? texts.pointAgain : texts.point}
      </button>
      {problem && (
        <p class="hint-line wrong" id="point-said">
          {problem}
        </p>
      )}
      {stand && <KnownBy texts={texts} step={step} stand={stand} />}
      {children}
    </section>
  );
}
