import { useRef, useState } from "react";
import { HexColorPicker, setNonce } from "react-colorful";
import { useTranslation } from "react-i18next";
import { isColour } from "#app/domain/player/ink-on.ts";
import { DEFAULT_STYLINGS } from "#app/domain/player/stylings.ts";
import { Dialog } from "#app/ui/composed/dialog/dialog.tsx";
import { ActionButton } from "#app/ui/primitives/button/action-button.tsx";
import styles from "./colour-field.module.css";
import { HexField } from "./hex-field.tsx";
import { RgbFields } from "./rgb-fields.tsx";
import { useSliderNames } from "./use-slider-names.ts";

setNonce(document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "");

type Props = { title: string; value: string; onClose: (chosen: string | null) => void };

/** An area and a hue to choose a colour in, and its code as HEX or RGB (specification 2, section 2: Colour picker). */
export function ColourPicker({ title, value, onClose }: Props) {
  const { t } = useTranslation(["fields", "common"]);
  const [colour, setColour] = useState(isColour(value) ? value : DEFAULT_STYLINGS.main_color);
  /** What stands in the field of the code where it was typed; null where the colour was chosen otherwise. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isRgb, setRgb] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  const sliders = useSliderNames();
  const isWrong = typed !== null && colourIn(typed) === null;
  const choose = (chosen: string) => {
    // The sliders tell of a colour that was typed as well.
    if (chosen === colour) return;
    setColour(chosen);
    setTyped(null);
  };
  const type = (text: string) => {
    setTyped(text);
    setColour(colourIn(text) ?? colour);
  };
  return (
    <Dialog
      title={title}
      onClose={() => onClose(null)}
      actions={
        <>
          <ActionButton onPress={() => onClose(null)}>{t("common:cancel")}</ActionButton>
          <ActionButton tone="primary" onPress={() => (isWrong ? code.current?.focus() : onClose(colour))}>
            {t("colour_select")}
          </ActionButton>
        </>
      }
    >
      <div ref={sliders} className={styles.picker}>
        <HexColorPicker color={colour} onChange={choose} />
        <svg className={styles.chosen} viewBox="0 0 2 2" preserveAspectRatio="none" aria-hidden="true">
          <rect width="2" height="2" fill={colour} />
        </svg>
        {isRgb ? (
          <RgbFields colour={colour} onChange={choose} />
        ) : (
          <HexField ref={code} typed={typed ?? colour} isWrong={isWrong} onType={type} />
        )}
        <ActionButton
          onPress={() => {
            // What is no colour has no channels.
            if (isWrong) setTyped(null);
            setRgb(!isRgb);
          }}
        >
          {t(isRgb ? "colour_as_hex" : "colour_as_rgb")}
        </ActionButton>
      </div>
    </Dialog>
  );
}

/** The colour that somebody typed, with or without its #. */
function colourIn(typed: string): string | null {
  const colour = `#${typed.trim().replace(/^#/, "")}`;
  return isColour(colour) ? colour : null;
}
