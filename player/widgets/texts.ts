/** The direction that a language is written in. */
export function directionOf(language: string): "rtl" | "ltr" {
  return /^(ar|he|fa|ur|yi|ps|dv)\b/.test(language) ? "rtl" : "ltr";
}

/** Puts values in the place of `{name}`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
