/** Languages of the dashboard itself; content has its own. */
export const UI_LANGUAGES = ["en", "de"] as const;
export type UiLanguage = (typeof UI_LANGUAGES)[number];

/** Namespaces on every page, whatever its route asks for. */
export const COMMON_NAMESPACES = ["common", "toasts"] as const;

/** Id of the element that carries a page's texts to the browser. */
export const RESOURCES_ELEMENT = "i18n-resources";
