/**
 * The language of a property that fits best to what was asked for: the same key, else the same main language ("de-AT" gets "de",
 * "pt" gets "pt-br"), else the default one.
 */
export function chosenLanguage(wanted: string, offered: readonly string[], standard: string): string {
  const key = wanted.trim().toLowerCase().replace(/_/g, "-");
  if (offered.includes(key)) return key;
  const [main = ""] = key.split("-");
  if (main === "") return standard;
  return offered.find((one) => one === main) ?? offered.find((one) => one.startsWith(`${main}-`)) ?? standard;
}
