/** What people type in German, by the English title of what they would expect first. */
export const GERMAN: Record<string, readonly string[]> = {
  "Find your way around": [
    ...["zurechtfinden", "zurecht", "zurechfinden", "sich zurecht finden", "willkommen", "wilkommen", "tour", "zahlen", "vier stationen"],
    ...["station", "wie finde ich mich zurecht"],
  ],
  "Set up your digest": [
    ...["zusammenfassung", "zusammenfassungen", "zusamenfassung", "einrichten", "einrichtung", "eingerichtet", "wie oft"],
    ...["einrichten zusammenfassung", "zusammenf", "zusamenf", "wie richte ich die zusammenfassung ein", "email zusammenfassung"],
    ...["mailzusammenfassung", "emailzusammenfassung", "waehlen", "zusammenfassungsmail"],
  ],
  "Catch up on the news": [
    ...["neuigkeiten", "neuigkeit", "neuikeiten", "neuigkeiten anschauen", "aktivitäten", "aktivitaeten", "aktivität"],
    ...["letzte aktivitäten", "aktualisieren", "aktualisierung", "aktualisiert", "neuigkeitenliste", "nuigkeiten"],
  ],
  "Invite a colleague": [
    ...["einladen", "einladung", "einladungen", "eingeladen", "einzuladen", "ins team einladen", "jemanden einladen", "einaldung"],
    ...["enladen", "einladung senden", "einladungsformular", "teameinladung", "gemeinsam arbeiten", "wie kann ich jemanden einladen"],
    ...["einlad", "einladungslink", "kollegen", "kollege", "kolegen", "kolege", "kollgen", "kollegen einladen", "kolegin"],
  ],
  "Add a contact": [
    ...["kontakt", "kontakt erstellen", "kontakt anlegen", "neuer kontakt", "neuen kontakt erstellen", "kontakt erstelen"],
    ...["kontkat erstellen", "kontakterstellung", "erstellen", "erstellt", "kontakt hinzufügen", "kontakt speichern", "kontaktformular"],
    ...["gespeichertes formular", "wie erstelle ich einen kontakt", "neukontakt"],
  ],
  "Search and sort contacts": [
    ...["kontakte suchen", "kontakt suchen", "kontaktsuche", "sortieren", "sortierung", "sortiert", "suchen", "suche", "kontakte finden"],
    ...["sotieren", "kontakte suchn", "sortiren", "spaltenüberschrift", "spaltenueberschrift", "uberschrift", "überschrift"],
    ...["spalten sortieren", "gesucht", "kontaktsortierung", "kontackte suchen"],
  ],
  "Move a deal forward": [
    ...["deal", "deals", "deal voranbringen", "voranbringen", "vorangebracht", "board", "nächste phase", "naechste phase", "dael"],
    ...["voranbrigen", "dealphase", "deal verschieben", "offene deals", "abgeschlossen", "deal abschliessen"],
  ],
  "Plan your day": [
    ...["tag planen", "planen", "planung", "tagesplanung", "tagesplan", "aufgaben", "aufgabe", "aufgaben fuer heute", "startseite"],
    ...["statseite", "den tag plannen", "tagesaufgaben", "afgaben", "mein tag", "aufgabenplanung", "wie plane ich meinen tag", "anruf"],
  ],
  "New: export your reports as a spreadsheet": [
    ...["exportieren", "export", "exportiert", "berichte exportieren", "bericht", "berichtsexport", "tabelle", "tabellen", "tabele"],
    ...["exportiern", "berihct", "berichte als tabelle", "tabellenexport", "filter", "berichtstabelle", "monatsbericht"],
    ...["wie exportiere ich einen bericht"],
  ],
  "What’s new this month": [
    ...["neu in diesem monat", "was ist neu", "monat", "das ist neu", "kommentare", "kommentar", "komentare", "schnellere suche"],
    ...["kommentare per email beantworten"],
  ],
  "Planned maintenance on Saturday, 6 to 8 am": [
    ...["wartung", "wartungen", "geplante wartung", "wartungsarbeiten", "samstag", "wartung samstag", "wartng", "wartungszeit"],
    ...["anmelden", "anmeldung", "wann ist die wartung", "wartungstermin"],
  ],
  "Keyboard shortcuts": [...["tastenkürzel", "tastenkuerzel", "tastenkürzl", "kürzel", "tastatur", "tastaturkürzel"]],
  "Where our data is stored, and backed up": [
    ...["wo liegen unsere daten", "daten gesichert", "datensicherung", "sicherung", "wo daten gespeichert sind", "daten sichern"],
  ],
  "Larger type, contrast and screen readers": [
    ...["größere schrift", "groessere schrift", "kontrast", "screenreader", "schriftgröße", "grössere shcrift", "kontraste"],
  ],
  "Support hours and how to reach us": [
    ...["supportzeiten", "support", "suportzeiten", "wie erreiche ich den support", "zeiten des supports", "support erreichen"],
  ],
};
