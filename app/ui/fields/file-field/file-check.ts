/** The types that a chosen file may have; `accept` as in HTML: media types, families such as image/*, or endings such as .csv. */
export type FileRules = { accept?: string; mostBytes: number };

type Chosen = { name: string; type: string; size: number };

/** Why a file is refused before it is sent; a form with such a file has this in its place. */
export type FileProblem = "file_too_large" | "file_wrong_type";

/** Why a file is refused, or null. The server checks again, by its content. */
export function fileProblem({ name, type, size }: Chosen, { accept, mostBytes }: FileRules): FileProblem | null {
  if (accept && !accept.split(",").some((rule) => fits(rule.trim().toLowerCase(), name.toLowerCase(), type.toLowerCase()))) {
    return "file_wrong_type";
  }
  return size > mostBytes ? "file_too_large" : null;
}

function fits(rule: string, name: string, type: string): boolean {
  if (rule.startsWith(".")) return name.endsWith(rule);
  return rule.endsWith("/*") ? type.startsWith(rule.slice(0, -1)) : type === rule;
}

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A number of bytes as people write it, in steps of 1,000. */
export function shownSize(bytes: number, language: string): string {
  const step = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 0), UNITS.length - 1);
  // The short form of a byte has no plural in English.
  const unitDisplay = step === 0 ? "long" : "short";
  const format = new Intl.NumberFormat(language, { style: "unit", unit: UNITS[step], unitDisplay, maximumFractionDigits: 1 });
  return format.format(bytes / 1000 ** step);
}
