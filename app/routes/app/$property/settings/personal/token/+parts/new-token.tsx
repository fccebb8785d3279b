import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";
import { ActionButton } from "#app/ui/primitives/button/action-button.tsx";
import styles from "./token.module.css";

/** The token itself; scripts add a button that copies it. */
export function NewToken({ token }: { token: string }) {
  const { t } = useTranslation("settings");
  const hydrated = useHydrated();
  const [state, setState] = useState<"" | "token_copied" | "token_not_copied">("");
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => setState("token_copied"),
      () => setState("token_not_copied"),
    );
  return (
    <div className={styles.new}>
      <label className={styles.label} htmlFor="new-token">
        {t("token_new")}
      </label>
      <div className={styles.line}>
        <input id="new-token" className={styles.token} value={token} readOnly autoComplete="off" spellCheck={false} />
        {hydrated && "clipboard" in navigator && <ActionButton onPress={copy}>{t("token_copy")}</ActionButton>}
      </div>
      <p role="status">{state && t(state)}</p>
    </div>
  );
}
