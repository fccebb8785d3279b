import { RemixI18Next } from "remix-i18next/server";
import { BoundedMap } from "#app/domain/bounded-map.ts";
import { readPreferences } from "#app/preferences.server.ts";
import { UI_LANGUAGES, type UiLanguage } from "./languages.ts";

const detection = new RemixI18Next({
  detection: { supportedLanguages: [...UI_LANGUAGES], fallbackLanguage: "en", order: ["header"] },
});

/** Languages by header: browsers send only a few different ones, and each answer asks several times. */
const detected = new BoundedMap<string, UiLanguage>(500);

/** The language of an answer: the person's choice in this browser, then Accept-Language, then English. */
export async function languageOf(request: Request): Promise<UiLanguage> {
  const chosen = (await readPreferences(request)).language;
  if (chosen) return chosen;
  const header = request.headers.get("accept-language") ?? "";
  const known = detected.get(header) ?? ((await detection.getLocale(request)) as UiLanguage);
  detected.set(header, known);
  return known;
}
