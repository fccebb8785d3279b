import { expect, test } from "vitest";
import { find } from "./find.ts";
import { searchIndex } from "./search-index.ts";
import { stem } from "./stem.ts";
import { wordsOf } from "./words.ts";

/** Forms of one word each. */
const FORMS: Record<string, readonly string[]> = {
  en: ["invoice invoices", "export exported exporting exports", "plan planned planning"],
  de: ["Rechnung Rechnungen", "einladen eingeladen einzuladen", "hinzufügen hinzugefügt hinzuzufügen"],
  es: ["factura facturas", "exportar exporta exportado exportando exportación exportaciones", "usuario usuaria usuarios", "vez veces"],
  fr: ["facture factures", "exporter exportez exporté exportée exportation exportations", "journal journaux", "utilisateur utilisatrice"],
  it: ["fattura fatture", "esportare esporta esportato esportando esportazione", "banca banche", "archivio archivi"],
  nl: ["factuur facturen", "taak taken", "brief brieven", "prijs prijzen", "exporteren exporteert geëxporteerd", "lijst lijsten"],
  ar: ["تقرير التقرير والتقرير بالتقرير للتقرير", "مستخدم المستخدمون مستخدمين المستخدمات", "فاتورة الفاتورة"],
  he: ["דוח הדוח", "מסמך המסמך מסמכים המסמכים", "חשבונית החשבונית חשבוניות"],
};

test("there are forms of each language that the player speaks", () => {
  expect(Object.keys(FORMS)).toEqual(["en", "de", "es", "fr", "it", "nl", "ar", "he"]);
});

const CASES = Object.entries(FORMS).flatMap(([language, lines]) => lines.map((line) => [language, line] as const));

test.each(CASES)("%s: %s have something in common, and find one another", (language, line) => {
  const words = line.split(" ");
  expect(new Set(words.map((word) => stem(wordsOf(word)[0]!, language))).size).toBe(1);
  const index = searchIndex([{ language, said: [words[0]!, "", "", ""] }]);
  for (const word of words) expect(find(index, word), word).toHaveLength(1);
});

test.each([
  ["es", "factura", "facultad"],
  ["fr", "facture", "facteur"],
  ["it", "fattura", "fattore"],
  ["nl", "taak", "taart"],
  ["ar", "تقرير", "فاتورة"],
  ["he", "דוח", "מסמך"],
])("%s: %s and %s have not", (language, one, other) => {
  expect(stem(one, language)).not.toBe(stem(other, language));
});
