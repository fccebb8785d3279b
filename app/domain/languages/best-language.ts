/**
 * The language of content for somebody who reads `wanted`, the best one first: one of theirs, or one that shares its first part, as "de" and
 * "de-at" do; else the default language; else the first that there is. Null where there is none.
 */
export function bestLanguage(wanted: readonly string[], written: readonly string[], standard: string): string | null {
  for (const each of wanted.map((key) => key.toLowerCase())) {
    const related = written.find((key) => key === each) ?? written.find((key) => first(key) === first(each));
    if (related) return related;
  }
  return written.find((key) => key === standard) ?? written[0] ?? null;
}

const first = (key: string) => key.split("-")[0];
