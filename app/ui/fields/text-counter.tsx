import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDelayed } from "#app/ui/enhance/use-delayed.ts";
import styles from "./field.module.css";
import { counterId, type FormField } from "./field.ts";

/** From this share of the limit on, the length is shown. */
const SHOWN_FROM = 0.8;
const SAID_AFTER_MILLISECONDS = 1000;

export function isCounted({ maxLength = 0 }: FormField, length: number): boolean {
  return maxLength > 0 && length >= maxLength * SHOWN_FROM;
}

/** How much of its limit a text uses, in UTF-16 code units. Announced only when typing pauses. */
export function TextCounter({ field, length }: { field: FormField; length: number }) {
  const { t } = useTranslation();
  const { later } = useDelayed(SAID_AFTER_MILLISECONDS);
  const [said, setSaid] = useState("");
  const limit = field.maxLength ?? 0;
  const over = length - limit;
  const text = over > 0 ? t("characters_over", { count: over }) : t("characters_used", { used: length, limit });
  const shown = isCounted(field, length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the announcement changes only with the text
  useEffect(() => later(() => setSaid(shown ? text : "")), [text, shown]);
  if (!limit) return null;
  return (
    <>
      {shown && (
        <p id={counterId(field)} className={over > 0 ? `${styles.counter} ${styles.over}` : styles.counter}>
          {text}
        </p>
      )}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}
