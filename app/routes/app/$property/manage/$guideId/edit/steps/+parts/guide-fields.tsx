import { useTranslation } from "react-i18next";
import type { FormField } from "#app/ui/fields/field.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import styles from "./editor.module.css";

export type Fields = Record<string, FormField | undefined>;

export function GuideFields({ fields, readOnly }: { fields: Fields; readOnly: boolean }) {
  const { t } = useTranslation("editor");
  if (!fields.title || !fields.subtitle) return null;
  return (
    <div className={styles.guide}>
      <TextField field={fields.title} label={t("title")} readOnly={readOnly} />
      <TextField field={fields.subtitle} label={t("subtitle")} readOnly={readOnly} />
    </div>
  );
}
