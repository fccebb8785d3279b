import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { contrastOf, faintOn, inkOn, isColour, LEAST_CONTRAST } from "#app/domain/player/ink-on.ts";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";
import fieldStyles from "#app/ui/fields/field.module.css";
import { asText, type FieldProps, wiring } from "#app/ui/fields/field.ts";
import { FieldFrame } from "#app/ui/fields/field-frame.tsx";
import { LabelAlong } from "#app/ui/fields/label-along.tsx";
import styles from "./colour-field.module.css";
import { PickerButton } from "./picker-button.tsx";

type Props = FieldProps & {
  /** What is written on the colour: black or white, whichever reads better; or what this colour is written on, another field of the form, or while that is empty its usual colour. */
  contrastWith?: "ink" | { name: string; stored: string; usual: string };
  /** For the colour of buttons and marks: what the page is like that they are looked at on. They are to be seen there, and on white. */
  on?: "light" | "dark" | undefined;
  /** What it marks is named beside it: who does not see it well misses nothing. */
  isNamed?: boolean;
};

/** What is said of a mark that is hard to see, by what it stands on. */
const FAINT_WORDS = {
  alone: { white: "contrast_faint_white", dark: "contrast_faint_dark" },
  named: { white: "contrast_named_white", dark: "contrast_named_dark" },
} as const;

/** A colour as #rrggbb: a text field, beside which scripts offer a picker and follow the contrast as it is typed. */
export function ColourField({ contrastWith, on, isNamed = false, ...frame }: Props) {
  const { field, readOnly } = frame;
  const { t, i18n } = useTranslation("fields");
  const input = useRef<HTMLInputElement>(null);
  const stored = asText(field.initialValue);
  const [value, setValue] = useState(stored);
  const [ground, setGround] = useState(typeof contrastWith === "object" ? contrastWith.stored : "");
  const isHydrated = useHydrated();
  const contrastId = useId();
  const other = typeof contrastWith === "object" ? contrastWith.name : null;
  useEffect(() => setValue(input.current?.value ?? stored), [stored]);
  useEffect(() => {
    const form = input.current?.form;
    if (!form || !other) return undefined;
    const follow = () => setGround(String(new FormData(form).get(other) ?? ""));
    form.addEventListener("input", follow);
    return () => form.removeEventListener("input", follow);
  }, [other]);
  const writtenOn = typeof contrastWith === "object" ? ground || contrastWith.usual : "";
  const contrast = contrastIn(value, contrastWith === "ink" ? inkOn(value) : writtenOn);
  const faint = on ? faintOn(value, on) : [];
  const faintId = useId();
  // Cut, not rounded: 4.48 is not the 4.5 that is asked for.
  const written = (ratio: number) =>
    new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.floor(ratio * 10) / 10);
  const choose = (colour: string) => {
    if (!input.current) return;
    // As if it had been typed, so that whatever follows the field knows.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input.current, colour);
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <FieldFrame {...frame}>
      <div className={styles.line}>
        <svg className={styles.swatch} viewBox="0 0 2 2" aria-hidden="true">
          <rect width="2" height="2" fill={isColour(value) ? value : "none"} />
        </svg>
        <input
          {...wiring(frame, contrast !== null && contrastId, faint.length > 0 && faintId)}
          ref={input}
          className={`${fieldStyles.control} ${styles.code}`}
          type="text"
          inputMode="text"
          spellCheck={false}
          autoCapitalize="none"
          defaultValue={stored}
          onInput={({ currentTarget }) => setValue(currentTarget.value.trim())}
          required={field.required}
          pattern="#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})"
          title={t("colour_form")}
          readOnly={readOnly}
          placeholder="#rrggbb"
          dir="ltr"
        />
        {isHydrated && !readOnly && <PickerButton label={frame.label} value={value} choose={choose} />}
      </div>
      {contrast !== null && (
        <p id={contrastId} className={contrast < LEAST_CONTRAST.text ? fieldStyles.warning : fieldStyles.hint}>
          {t(contrastWith === "ink" ? "contrast_ink" : contrast < LEAST_CONTRAST.text ? "contrast_low" : "contrast_good", {
            ratio: written(contrast),
          })}
        </p>
      )}
      {faint.length > 0 && (
        <div id={faintId}>
          {faint.map(({ ground, contrast: ratio }) => (
            <p key={ground} className={isNamed ? fieldStyles.hint : fieldStyles.warning}>
              {t(FAINT_WORDS[isNamed ? "named" : "alone"][ground], { ratio: written(ratio) })}
            </p>
          ))}
        </div>
      )}
      <LabelAlong {...frame} />
    </FieldFrame>
  );
}

const contrastIn = (value: string, other: string): number | null => (isColour(value) && isColour(other) ? contrastOf(value, other) : null);
