import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";
import { ActionButton } from "#app/ui/primitives/button/action-button.tsx";
import { Check, Copy } from "#app/ui/primitives/icon/icons.ts";
import styles from "./copy-field.module.css";

type Props = {
  label: string;
  text: string;
  hint?: string;
  /** "line" for a single line that is selected as a whole, "code" for several. */
  kind?: "line" | "code";
};

/** A text to copy: it can be selected; scripts add a button that copies it. */
export function CopyField({ label, text, hint, kind = "line" }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const hydrated = useHydrated();
  const [state, setState] = useState<"" | "copied" | "not_copied">("");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState("copied"),
      () => setState("not_copied"),
    );
  return (
    <div className={styles.field}>
      {kind === "line" ? (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      ) : (
        <p className={styles.label}>{label}</p>
      )}
      <div className={styles.line}>
        {kind === "line" ? (
          <input
            id={id}
            className={`${styles.text} ${styles.input}`}
            value={text}
            readOnly
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            onFocus={(event) => event.currentTarget.select()}
          />
        ) : (
          <pre className={styles.text} dir="ltr">
            <code>{text}</code>
          </pre>
        )}
        {hydrated && "clipboard" in navigator && (
          <ActionButton onPress={copy} label={`${t("copy")}: ${label}`}>
            {state === "copied" ? <Check size={16} /> : <Copy size={16} />}
            {t("copy")}
          </ActionButton>
        )}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      <p className={styles.hint} role="status">
        {state && t(state)}
      </p>
    </div>
  );
}
