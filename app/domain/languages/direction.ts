const RIGHT_TO_LEFT = ["ar", "arc", "ckb", "dv", "fa", "he", "ks", "nqo", "ps", "sd", "ug", "ur", "yi"];

/** The direction in which a language is written, by its key; a script in the key decides, as in "az-arab". */
export function directionOf(language: string): "ltr" | "rtl" {
  const [key = "", ...parts] = language.toLowerCase().split("-");
  const script = parts.find((part) => part.length === 4);
  if (script) return ["arab", "hebr", "thaa", "nkoo", "syrc"].includes(script) ? "rtl" : "ltr";
  return RIGHT_TO_LEFT.includes(key) ? "rtl" : "ltr";
}
