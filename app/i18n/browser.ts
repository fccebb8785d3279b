import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";

/** The translator of a page, with the texts of its language from their file. @throws when they can’t be fetched */
export async function browserTranslator(language: string, file: string): Promise<i18n> {
  const texts = await textsOf(file);
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: texts },
    defaultNS: "common",
    // Keys are flat.
    keySeparator: false,
    nsSeparator: ":",
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** The texts of a language, by namespace. @throws when they can’t be fetched */
export async function textsOf(file: string): Promise<Record<string, object>> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`the texts answered ${answer.status}`);
  return answer.json();
}
