/** @jsxImportSource preact */
import { CARD_SIDES, HIGHLIGHTS } from "#app/domain/guides/step.ts";
import type { EditorTexts } from "#app/domain/player/editor-texts/en.ts";
import type { DraftStep } from "./draft.ts";

type Props = { texts: EditorTexts; step: DraftStep; change(changes: Partial<DraftStep>): void };

/** What the choices of a step's look are called. */
export const lookWords = (texts: EditorTexts) => ({
  highlight: { outline: texts.withOutline, dim: texts.withDim, none: texts.withNothing },
  side: { auto: texts.sideAuto, top: texts.sideTop, right: texts.sideRight, bottom: texts.sideBottom, left: texts.sideLeft },
});

/** How a step shows beside its element. */
export function Look({ texts, step, change }: Props) {
  const words = lookWords(texts);
  return (
    <>
      <label class="field">
        <span>{texts.highlight}</span>
        <select
          class="control"
          value={step.highlight}
          onChange={(event) => change({ highlight: event.currentTarget.value as DraftStep["highlight"] })}
        >
          {HIGHLIGHTS.map((one) => (
            <option key={one} value={one}>
              {words.highlight[one]}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{texts.side}</span>
        <select class="control" value={step.side} onChange={(event) => change({ side: event.currentTarget.value as DraftStep["side"] })}>
          {CARD_SIDES.map((one) => (
            <option key={one} value={one}>
              {words.side[one]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
