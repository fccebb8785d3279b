/** @jsxImportSource preact */
import type { EditorTexts } from "#app/domain/player/editor-texts/en.ts";
import { type Pointing, PRECISION, WAIT } from "#app/domain/targets/target.ts";

type Found = Pick<Pointing, "precision" | "wait">;
type Props = { texts: EditorTexts; of: Found; change(changes: Partial<Found>): void };

/** How sure the player has to be of an element, and how long it waits for it. */
export function FindFields({ texts, of: { precision, wait }, change }: Props) {
  return (
    <>
      <Slider label={texts.precision} unit="%" value={precision} limits={PRECISION} change={(precision) => change({ precision })} />
      <Slider label={texts.wait} unit="s" value={wait} limits={WAIT} change={(wait) => change({ wait })} />
    </>
  );
}

type SliderProps = { label: string; unit: string; value: number; limits: { least: number; most: number }; change(value: number): void };

function Slider({ label, unit, value, limits: { least, most }, change }: SliderProps) {
  return (
    <div class="field slider">
      <span id={`field-${unit}`}>{label}</span>
      <span class="amount" aria-hidden="true">
        {value} {unit}
      </span>
      <input
        type="range"
        aria-labelledby={`field-${unit}`}
        aria-valuetext={`${value} ${unit}`}
        min={least}
        max={most}
        value={value}
        onInput={(event) => change(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
