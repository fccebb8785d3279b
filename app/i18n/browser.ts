import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { RESOURCES_ELEMENT } from "./languages.ts";

type Texts = Record<string, unknown>;
const files = import.meta.glob<Texts>("../../locales/*/*.json", { import: "default" });

/** Signs of a person. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin"];

/** The translator of a page, from the texts that came with it; the others are loaded at the first sign of a person. */
export function createBrowserTranslator(): i18n {
  const language = document.documentElement.lang;
  const given = JSON.parse(document.getElementById(RESOURCES_ELEMENT)?.textContent ?? "{}") as Record<string, Texts>;
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: given } as never,
    partialBundledLanguages: true,
    defaultNS: "common",
    interpolation: { escapeValue: false },
    initImmediate: false,
    react: { useSuspense: false, bindI18nStore: "added" },
  });
  const waitForSomebody = () => {
    for (const type of SIGNS) addEventListener(type, loadRest, { passive: true });
  };
  const loadRest = () => {
    for (const type of SIGNS) removeEventListener(type, loadRest);
    // Without a connection, the next sign tries again.
    addMissing(instance, language).catch(waitForSomebody);
  };
  waitForSomebody();
  return instance;
}

async function addMissing(instance: i18n, language: string): Promise<void> {
  for (const [file, load] of Object.entries(files)) {
    const namespace = file.slice(file.lastIndexOf("/") + 1, -".json".length);
    if (file.includes(`/${language}/`) && !instance.hasResourceBundle(language, namespace)) {
      instance.addResourceBundle(language, namespace, await load());
    }
  }
}
