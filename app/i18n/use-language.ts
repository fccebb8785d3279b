import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { textsOf } from "./browser.ts";

/**
 * Follows the language that the server answers in: a page whose language is chosen anew keeps what was typed into it, and stays as it was
 * until the texts are there. Used once, for the whole document.
 * @param file the address of the texts in that language
 */
export function useLanguage(language: string, file: string): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (language === i18n.language) return;
    let isWanted = true;
    textsOf(file).then(
      (texts) => {
        for (const [namespace, entries] of Object.entries(texts)) i18n.addResourceBundle(language, namespace, entries);
        if (isWanted) i18n.changeLanguage(language);
      },
      (error: unknown) => console.warn("Handrail stays in its language:", error),
    );
    return () => {
      isWanted = false;
    };
  }, [i18n, language, file]);
}
