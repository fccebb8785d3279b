import type { EntryContext } from "@remix-run/node";
import { COMMON_NAMESPACES, type UiLanguage } from "./languages.ts";
import { resourcesOf } from "./translator.server.ts";

const cachedJson = new Map<string, string>();

/**
 * The texts that come with a document, as JSON that is safe in a script element: those of every page, those its routes name in their
 * handles, toasts if it shows one, and errors if it shows some. The browser fetches the rest later.
 */
export function documentTexts({ staticHandlerContext, routeModules }: EntryContext, language: UiLanguage): string {
  const { matches, errors, actionData } = staticHandlerContext;
  const named = matches.flatMap(({ route }) => (routeModules[route.id]?.handle as { i18n?: string[] } | undefined)?.i18n ?? []);
  const common = COMMON_NAMESPACES.filter((name) => name !== "toasts" || hasToast(staticHandlerContext.loaderData));
  const namespaces = [...new Set([...common, ...(errors || actionData ? ["errors"] : []), ...named])];
  const key = `${language} ${namespaces}`;
  const json = cachedJson.get(key) ?? jsonOf(language, namespaces);
  cachedJson.set(key, json);
  return json;
}

/** Texts of toasts come with a page that shows one; with scripts they are loaded before the first form is answered. */
function hasToast(loaderData: EntryContext["staticHandlerContext"]["loaderData"]): boolean {
  return Boolean((loaderData.root as { toast?: unknown } | undefined)?.toast);
}

function jsonOf(language: UiLanguage, namespaces: string[]): string {
  const all = resourcesOf(language);
  return JSON.stringify(Object.fromEntries(namespaces.map((name) => [name, all[name] ?? {}]))).replace(/</g, "\\u003c");
}
