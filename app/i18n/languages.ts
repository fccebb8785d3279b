/** Languages of the dashboard itself; content has its own. */
export const UI_LANGUAGES = ["en", "de"] as const;
export type UiLanguage = (typeof UI_LANGUAGES)[number];
