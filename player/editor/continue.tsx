/** @jsxImportSource preact */
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import { NEXT_IF, NEXT_WHEN, type NextIf, type NextWhen, needsForcedValue } from "#app/domain/guides/step.ts";
import type { EditorTexts } from "#app/domain/player/editor-texts/en.ts";
import type { DraftStep } from "./draft.ts";

type Props = { texts: EditorTexts; step: DraftStep; change(changes: Partial<DraftStep>): void };

/** How people get on from a step, and what has to be filled in for it. */
export function Continue({ texts, step, change }: Props) {
  const ways: Record<NextWhen, string> = { button: texts.withButton, click: texts.withClick, condition: texts.withCondition };
  function by(nextWhen: NextWhen) {
    const nextIf = nextWhen === "condition" ? (step.nextIf ?? "nonempty") : step.nextWhen === "condition" ? null : step.nextIf;
    change({ nextWhen, nextIf });
  }
  return (
    <>
      <label class="field">
        <span>{texts.continue}</span>
        <select class="control" value={step.nextWhen} onChange={(event) => by(event.currentTarget.value as NextWhen)}>
          {NEXT_WHEN.map((way) => (
            <option key={way} value={way}>
              {ways[way]}
            </option>
          ))}
        </select>
      </label>
      {step.nextIf !== null && (
        <label class="field">
          <span>{texts.condition}</span>
          <select class="control" value={step.nextIf} onChange={(event) => change({ nextIf: event.currentTarget.value as NextIf })}>
            {NEXT_IF.map((condition) => (
              <option key={condition} value={condition}>
                {texts[condition]}
              </option>
            ))}
          </select>
        </label>
      )}
      {needsForcedValue(step.nextIf) && (
        <label class="field">
          <span>{texts.value}</span>
          <input
            class="control"
            value={step.forcevalue}
            maxLength={GUIDE_LIMITS.forcevalue}
            onInput={(event) => change({ forcevalue: event.currentTarget.value })}
          />
        </label>
      )}
    </>
  );
}
