import { useId, useState } from "react";
import { HexColorInput, HexColorPicker, setNonce } from "react-colorful";
import { useTranslation } from "react-i18next";
import { isColour } from "#app/domain/player/ink-on.ts";
import { DEFAULT_STYLINGS } from "#app/domain/player/stylings.ts";
import { Dialog } from "#app/ui/composed/dialog/dialog.tsx";
import fieldStyles from "#app/ui/fields/field.module.css";
import { ActionButton } from "#app/ui/primitives/button/action-button.tsx";
import styles from "./colour-field.module.css";
import { RgbFields } from "./rgb-fields.tsx";

setNonce(document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "");

type Props = { title: string; value: string; onClose: (chosen: string | null) => void };

/** An area and a hue to choose a colour in, and its code as HEX or RGB (specification 2, section 2: Colour picker). */
export function ColourPicker({ title, value, onClose }: Props) {
  const { t } = useTranslation(["fields", "common"]);
  const [colour, setColour] = useState(isColour(value) ? value : DEFAULT_STYLINGS.main_color);
  const [isRgb, setRgb] = useState(false);
  const id = useId();
  return (
    <Dialog
      title={title}
      onClose={() => onClose(null)}
      actions={
        <>
          <ActionButton onPress={() => onClose(null)}>{t("common:cancel")}</ActionButton>
          <ActionButton tone="primary" onPress={() => onClose(colour)}>
            {t("colour_select")}
          </ActionButton>
        </>
      }
    >
      <div className={styles.picker}>
        <HexColorPicker color={colour} onChange={setColour} />
        <svg className={styles.chosen} viewBox="0 0 2 2" aria-hidden="true">
          <rect width="2" height="2" fill={colour} />
        </svg>
        {isRgb ? (
          <RgbFields colour={colour} onChange={setColour} />
        ) : (
          <div className={styles.part}>
            <label htmlFor={id}>HEX</label>
            <HexColorInput id={id} className={fieldStyles.control} color={colour} onChange={setColour} prefixed />
          </div>
        )}
        <ActionButton onPress={() => setRgb(!isRgb)}>{t(isRgb ? "colour_as_hex" : "colour_as_rgb")}</ActionButton>
      </div>
    </Dialog>
  );
}
