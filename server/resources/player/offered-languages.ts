type Offered = { key: string; visibility: "private" | "public" | "default" };

/**
 * The languages that players may get, the default one, and the one that fits the requested one best. `asked` is the same for content, which
 * falls back or hides by it: empty where somebody asked for a language that is not offered, and not the default one that they get instead.
 */
export function offeredLanguages(languages: readonly Offered[], wanted: string) {
  const offered = languages.filter(({ visibility }) => visibility !== "private");
  const standard = offered.find(({ visibility }) => visibility === "default")?.key ?? offered[0]?.key ?? "en";
  const keys = offered.length > 0 ? offered.map(({ key }) => key) : [standard];
  const fitting = fittingLanguage(wanted, keys);
  const fits = fitting !== null || wanted.trim() === "";
  const language = fitting ?? standard;
  return { keys, standard, language, asked: fits ? language : "", fits };
}

/**
 * The language of a property that fits a requested one best: the same key, else the same main language ("de-AT" gets "de", "pt" gets "pt-
 * br"); null for none.
 */
export function fittingLanguage(wanted: string, offered: readonly string[]): string | null {
  const key = wanted.trim().toLowerCase().replace(/_/g, "-");
  if (offered.includes(key)) return key;
  const [main = ""] = key.split("-");
  if (main === "") return null;
  return offered.find((one) => one === main) ?? offered.find((one) => one.startsWith(`${main}-`)) ?? null;
}
