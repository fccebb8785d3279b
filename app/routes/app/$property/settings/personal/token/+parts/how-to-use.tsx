import { useTranslation } from "react-i18next";
import { CopyField } from "#app/ui/composed/copy-field/copy-field.tsx";
import styles from "./token.module.css";

/** How to send a token: `token` only while it may be shown, `api` is the address of the API for a complete command. */
export function HowToUse({ token, api }: { token?: string; api?: string }) {
  const { t } = useTranslation("settings");
  const header = `Authorization: Bearer ${token ?? t("token_place")}`;
  return (
    <div className={styles.use}>
      <h2>{t("token_use")}</h2>
      <CopyField label={t("token_use_text")} text={api ? `curl -H "${header}" ${api}/v3/managers/me` : header} kind="code" />
    </div>
  );
}
