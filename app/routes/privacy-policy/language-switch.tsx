import { useTranslation } from "react-i18next";
import { paths } from "#app/paths/paths.ts";
import styles from "./privacy-policy.module.css";

const LANGUAGES = [
  ["en", "English"],
  ["de", "Deutsch"],
] as const;

/** The language switch of a page without scripts: one form with a button per language. */
export function LanguageSwitch({ returnTo }: { returnTo: string }) {
  const { t, i18n } = useTranslation("privacy");
  return (
    <form method="post" action={paths.language()} className={styles.languages} aria-label={t("language")}>
      <input type="hidden" name="return" value={returnTo} />
      {LANGUAGES.map(([key, name]) => (
        <button
          key={key}
          className={styles.language}
          type="submit"
          name="language"
          value={key}
          lang={key}
          aria-current={i18n.language === key ? "true" : undefined}
        >
          {name}
        </button>
      ))}
    </form>
  );
}
