import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";

/** The translator of a page, with the texts of its language from their file. @throws when they can’t be fetched */
export async function browserTranslator(language: string, file: string): Promise<i18n> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`the texts answered ${answer.status}`);
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: await answer.json() },
    defaultNS: "common",
    // Keys are flat.
    keySeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
