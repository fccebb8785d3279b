import type { Target } from "#app/domain/targets/target.ts";

const mainPart = (language: string) => language.toLowerCase().split(/[-_]/)[0] ?? "";

/** What language an element says it is in; empty where nothing says so. */
export function languageOf(node: Element | Document | ShadowRoot): string {
  const element = "closest" in node ? node : "host" in node ? node.host : node.documentElement;
  return element.closest("[lang]")?.getAttribute("lang") ?? document.documentElement.lang;
}

/** Whether the words of a page count for nothing: it is in another language than when the target was captured, or a browser translates it. */
export function isTranslated(node: Element | Document | ShadowRoot, { language }: Target): boolean {
  if (/\btranslated-(ltr|rtl)\b/.test(document.documentElement.className)) return true;
  const now = languageOf(node);
  return language !== "" && now !== "" && mainPart(now) !== mainPart(language);
}
