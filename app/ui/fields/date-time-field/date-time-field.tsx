import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";
import styles from "#app/ui/fields/field.module.css";
import { asText, type FieldProps, wiring } from "#app/ui/fields/field.ts";
import { FieldFrame } from "#app/ui/fields/field-frame.tsx";
import { LabelAlong } from "#app/ui/fields/label-along.tsx";
import { ActionButton } from "#app/ui/primitives/button/action-button.tsx";

type Props = FieldProps & {
  /** The next full hour on the clocks that it is read by: offered where the field may stay empty. */
  nextHour?: string;
};

/** A calendar day with a time to the minute, sent as yyyy-mm-ddThh:mm without a time zone; the browser shows it in its own language. */
export function DateTimeField({ nextHour, ...frame }: Props) {
  const { field, readOnly } = frame;
  const { t } = useTranslation("fields");
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const listId = `${field.id}-next`;
  const begin = () => {
    if (!input.current || !nextHour) return;
    input.current.value = nextHour;
    // As if it had been typed, so that whatever follows the field knows.
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
    input.current.focus();
  };
  return (
    <FieldFrame {...frame}>
      <div className={styles.withUnit}>
        <input
          {...wiring(frame)}
          ref={input}
          className={`${styles.control} ${styles.date}`}
          type="datetime-local"
          list={nextHour && listId}
          min={field.min}
          max={field.max}
          defaultValue={asText(field.initialValue)}
          required={field.required}
          readOnly={readOnly}
        />
        {nextHour && (
          <datalist id={listId}>
            <option value={nextHour}>{t("next_hour")}</option>
          </datalist>
        )}
        {nextHour && isHydrated && !readOnly && (
          <ActionButton onPress={begin}>
            {t("next_hour")}
            <span className="visually-hidden">: {frame.label}</span>
          </ActionButton>
        )}
      </div>
      <LabelAlong {...frame} />
    </FieldFrame>
  );
}
