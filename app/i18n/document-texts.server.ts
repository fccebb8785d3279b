import type { EntryContext } from "@remix-run/node";
import { COMMON_NAMESPACES, type UiLanguage } from "./languages.ts";
import { resourcesOf } from "./translator.server.ts";

const known = new Map<string, string>();

/**
 * The texts that go with a document, as JSON that may stand in a script element: those of every page, those that the matched routes
 * name in their handles, and those of messages when the document shows one. The browser fetches the others when somebody is there.
 */
export function documentTexts({ staticHandlerContext, routeModules }: EntryContext, language: UiLanguage): string {
  const { matches, errors, actionData } = staticHandlerContext;
  const named = matches.flatMap(({ route }) => (routeModules[route.id]?.handle as { i18n?: string[] } | undefined)?.i18n ?? []);
  const namespaces = [...new Set([...COMMON_NAMESPACES, ...(errors || actionData ? ["errors"] : []), ...named])];
  const key = `${language} ${namespaces}`;
  const json = known.get(key) ?? jsonOf(language, namespaces);
  known.set(key, json);
  return json;
}

function jsonOf(language: UiLanguage, namespaces: string[]): string {
  const all = resourcesOf(language);
  return JSON.stringify(Object.fromEntries(namespaces.map((name) => [name, all[name] ?? {}]))).replace(/</g, "\\u003c");
}
