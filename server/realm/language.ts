import type { Language } from "./pages/words.ts";

const LANGUAGES: readonly Language[] = ["en", "de"];

export const LANGUAGE_COOKIE = "handrail_realm_language";

type Wishes = { switched?: string | undefined; uiLocales?: unknown; setting?: string | null; accept?: string | undefined };

/**
 * The language of a page, in this order: its own switch, the dashboard's request, the manager's setting, the browser's preference,
 * English.
 */
export function pageLanguage({ switched, uiLocales, setting, accept }: Wishes): Language {
  const wished = [switched ?? "", ...String(uiLocales ?? "").split(" "), setting ?? "", ...preferred(accept ?? "")];
  return wished.map(baseOf).find((one): one is Language => (LANGUAGES as readonly string[]).includes(one)) ?? "en";
}

const baseOf = (tag: string) => tag.trim().toLowerCase().split("-")[0]!;

/** The tags of an Accept-Language header, most preferred first, without those with q=0. */
function preferred(header: string): string[] {
  return header
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", weight] = part.split(";");
      const q = weight?.trim().startsWith("q=") ? Number(weight.trim().slice(2)) : 1;
      return { tag, q: Number.isFinite(q) ? q : 0 };
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q)
    .map(({ tag }) => tag);
}
