import { stem } from "#app/domain/search/stem.ts";
import { withoutUmlauts, wordsOf } from "#app/domain/search/words.ts";

/** Words of software and offices that people take for one another, so that a question is understood that puts it another way. */
const GROUPS: Record<"en" | "de", readonly string[]> = {
  en: [
    ...["add create new make enter insert", "invite add", "search find lookup look locate", "delete remove erase", "email mail"],
    ...["summary digest overview newsletter", "export download", "spreadsheet excel csv sheet", "answer reply respond"],
    ...[
      "set setup configure settings change",
      "change edit modify adjust",
      "colleague coworker teammate team member",
      "news updates",
      "task todo",
    ],
    ...["sign log login", "fast quick rapid", "move advance shift push drag", "tour walkthrough introduction intro onboarding"],
    ...[
      "maintenance downtime outage",
      "save store keep",
      "column field",
      "close finish win",
      "begin start",
      "send mail",
      "choose select pick",
    ],
  ],
  de: [
    ...["erstellen anlegen hinzufügen eintragen erfassen", "einladen hinzufügen", "suchen finden nachschlagen", "löschen entfernen"],
    ...["email mail", "zusammenfassung überblick digest newsletter", "exportieren herunterladen download", "tabelle excel csv"],
    ...["antworten beantworten", "einrichten einstellen konfigurieren", "ändern bearbeiten anpassen", "aufgabe todo"],
    ...[
      "kollege kollegin kollegen team teammitglied mitarbeiter jemand",
      "erhalten bekommen kriegen",
      "senden schicken verschicken schreiben",
    ],
    ...["voranbringen verschieben schieben bewegen", "schnell rasch", "schaltfläche button knopf", "wartung ausfall", "speichern sichern"],
    ...["ansehen anschauen", "tour rundgang einführung", "wählen auswählen", "anmelden einloggen"],
  ],
};

const known = new Map<string, Map<string, readonly string[]>>();

function groupsOf(language: string): Map<string, readonly string[]> {
  const main = language.split("-")[0]!;
  const present = known.get(main);
  if (present) return present;
  const made = new Map<string, string[]>();
  for (const group of GROUPS[main as "en"] ?? []) {
    const words = wordsOf(group);
    for (const word of words) {
      const own = withoutUmlauts(stem(word, main));
      made.set(own, [...(made.get(own) ?? []), ...words.filter((other) => withoutUmlauts(stem(other, main)) !== own)]);
    }
  }
  known.set(main, made);
  return made;
}

/** The words of a language, folded, that may have been meant by another, in any of its forms; none for most. */
export function sameMeaning(spelled: string, language: string): readonly string[] {
  return groupsOf(language).get(withoutUmlauts(stem(spelled, language))) ?? [];
}
