import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { UiLanguage } from "./languages.ts";

type Texts = Record<string, unknown>;
const files = import.meta.glob<Texts>("../../locales/*/*.json", { eager: true, import: "default" });
const instances = new Map<UiLanguage, i18n>();

/** The texts of one language by namespace. */
export function resourcesOf(language: UiLanguage): Record<string, Texts> {
  const found: Record<string, Texts> = {};
  for (const [file, texts] of Object.entries(files)) {
    const [, folder, namespace] = /locales\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
    if (folder === language && namespace) found[namespace] = texts;
  }
  return found;
}

/** One shared translator per language. Its language never changes, so requests cannot interfere. */
export function translatorOf(language: UiLanguage): i18n {
  const known = instances.get(language);
  if (known) return known;
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: resourcesOf(language) } as never,
    defaultNS: "common",
    // Keys are flat. The other separator is the library's own: unless it is said, each text is first looked at as a sentence.
    keySeparator: false,
    nsSeparator: ":",
    interpolation: { escapeValue: false },
    initImmediate: false,
    react: { useSuspense: false },
  });
  instances.set(language, instance);
  return instance;
}
