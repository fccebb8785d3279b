import { RemixI18Next } from "remix-i18next/server";
import { readPreferences } from "../session/preferences.server.ts";
import { UI_LANGUAGES, type UiLanguage } from "./languages.ts";

const detection = new RemixI18Next({
  detection: { supportedLanguages: [...UI_LANGUAGES], fallbackLanguage: "en", order: ["header"] },
});

/** The language of an answer: what the person chose in this browser, then Accept-Language, then English. */
export async function languageOf(request: Request): Promise<UiLanguage> {
  const chosen = (await readPreferences(request)).language;
  return chosen ?? ((await detection.getLocale(request)) as UiLanguage);
}
