import { forwardRef, useId } from "react";
import { useTranslation } from "react-i18next";
import fieldStyles from "#app/ui/fields/field.module.css";
import styles from "./colour-field.module.css";

type Props = { typed: string; isWrong: boolean; onType: (typed: string) => void };

/** A colour by its code. What is none stays as it was typed, and the field says so. */
export const HexField = forwardRef<HTMLInputElement, Props>(({ typed, isWrong, onType }, ref) => {
  const { t } = useTranslation("fields");
  const id = useId();
  return (
    <div className={styles.part}>
      <label htmlFor={id}>HEX</label>
      <input
        ref={ref}
        id={id}
        className={fieldStyles.control}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        spellCheck={false}
        autoCapitalize="none"
        dir="ltr"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
      />
      {/* Always there, so that what comes into it is read out. */}
      <div role="status">
        {isWrong && (
          <p id={`${id}-error`} className={fieldStyles.error}>
            {t("colour_wrong")}
          </p>
        )}
      </div>
    </div>
  );
});
