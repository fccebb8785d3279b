/** @jsxImportSource preact */
import type { EditorTexts } from "#app/domain/player/editor-texts/en.ts";
import { fill } from "#player/widgets/texts.ts";
import type { Condition } from "./conditions.ts";
import type { DraftStep } from "./draft.ts";
import type { Stand, Weakness } from "./stand.ts";

/** How a step stands, as a word; its colour says the same. */
export function StandMark({ texts, state }: { texts: EditorTexts; state: Stand["state"] | "unseen" }) {
  return (
    <span class="stand" data-state={state}>
      {texts[state === "slide" ? "kindSlide" : state]}
    </span>
  );
}

const NOW = {
  ...{ hidden: "nowHidden", disabled: "nowDisabled", offScreen: "nowOffScreen", covered: "nowCovered" },
  ...{ inFrame: "nowInFrame", inForeignFrame: "nowInForeignFrame" },
} as const satisfies Record<Condition, keyof EditorTexts>;

/** How it stands at this moment beside being found or not, in few words. */
export function Now({ texts, conditions }: { texts: EditorTexts; conditions: Condition[] }) {
  return conditions.length > 0 ? <span class="now">{conditions.map((one) => texts[NOW[one]]).join(", ")}</span> : null;
}

export const weaknessText = (texts: EditorTexts, weakness: Weakness): string => texts[weakness === "place" ? "placeWeak" : weakness];

export const percent = (texts: EditorTexts, score: number) => fill(texts.score, { count: Math.round(score * 100) });

/** How sure it is, how many fit as well, and what makes it weak. */
export function Facts({ texts, stand }: { texts: EditorTexts; stand: Stand }) {
  const { state, score, matches, weaknesses, conditions } = stand;
  if (state === "slide" || state === "elsewhere") return null;
  return (
    <>
      <p class="facts">
        <StandMark texts={texts} state={state} />
        {score > 0 && state !== "missing" && <span>{percent(texts, score)}</span>}
        <span>{matches === 1 ? texts.fitsOne : fill(texts.fits, { count: matches })}</span>
      </p>
      {conditions.length > 0 && (
        <ul class="conditions">
          {conditions.map((one) => (
            <li key={one}>{texts[one]}</li>
          ))}
        </ul>
      )}
      {weaknesses.length > 0 && (
        <ul class="weaknesses">
          {weaknesses.map((one) => (
            <li key={one}>{weaknessText(texts, one)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What a step is called: its heading, or that it has none. */
export const titleOf = (texts: EditorTexts, { title }: Pick<DraftStep, "title">) => title.trim() || texts.untitled;
