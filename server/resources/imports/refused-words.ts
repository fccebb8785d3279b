import type { ImportLanguage } from "#app/contracts/imports.ts";
import type { Reason } from "./to-person.ts";

type Words = { head: [line: string, column: string, reason: string, value: string]; reasons: Record<Reason, string> };

/** The words of the list of refused rows, which leaves the product. */
export const REFUSED_WORDS: Record<ImportLanguage, Words> = {
  en: {
    head: ["line", "column", "reason", "value"],
    reasons: {
      quote_broken: "A quotation mark stands in the wrong place",
      quote_open: "A quotation mark is opened here and never closed; the rest of the file was not read",
      too_many_broken: "Too many quotation marks stand in the wrong place; the rest of the file was not read",
      row_too_long: "The row is too long",
      record_too_long: "The row is too long to be read; the rest of the file was not read",
      many_cells: "The row has more cells than the file has columns",
      identifier_missing: "The identifier is missing",
      identifier_invalid: "The identifier has the wrong form",
      identifier_twice: "The file names this person twice; the first line, in brackets, was taken",
      attributes_too_long: "The person would have more attributes than can be stored",
      not_reached: "This person is in your company already and has not used any of your applications yet; ask an admin of the company",
      value_type: "The value does not have the type of the attribute; the other values of the row were taken",
    },
  },
  de: {
    head: ["Zeile", "Spalte", "Grund", "Wert"],
    reasons: {
      quote_broken: "Ein Anführungszeichen steht an der falschen Stelle",
      quote_open: "Ein Anführungszeichen wird hier geöffnet und nie geschlossen; der Rest der Datei wurde nicht gelesen",
      too_many_broken: "Zu viele Anführungszeichen stehen an der falschen Stelle; der Rest der Datei wurde nicht gelesen",
      row_too_long: "Die Zeile ist zu lang",
      record_too_long: "Die Zeile ist zu lang zum Lesen; der Rest der Datei wurde nicht gelesen",
      many_cells: "Die Zeile hat mehr Zellen als die Datei Spalten",
      identifier_missing: "Die Kennung fehlt",
      identifier_invalid: "Die Kennung hat die falsche Form",
      identifier_twice: "Die Datei nennt diese Person zweimal; übernommen wurde die erste Zeile, in Klammern",
      attributes_too_long: "Die Person hätte mehr Attribute, als gespeichert werden können",
      not_reached:
        "Diese Person gibt es in Ihrer Firma schon, und sie hat noch keine Ihrer Anwendungen benutzt; fragen Sie einen Admin der Firma",
      value_type: "Der Wert passt nicht zum Typ des Attributs; die anderen Werte der Zeile wurden übernommen",
    },
  },
};
