/** What people ask in German, by the English title of what answers it. */
export const GERMAN: Record<string, readonly string[]> = {
  "Find your way around": [
    ...["Wie finde ich mich zurecht?", "Gibt es eine Tour?", "Wo sehe ich meine Zahlen dieser Woche?", "Wo finde ich was?"],
    ...["Können Sie mir bitte zeigen, wie ich mich hier zurechtfinde?"],
  ],
  "Set up your digest": [
    ...[
      "Wie richte ich die Zusammenfassung ein?",
      "Kann ich die Zusammenfassung per E-Mail erhalten?",
      "Wo stelle ich ein, wie oft Sie mir schreiben?",
    ],
    ...["Wie oft bekomme ich die Zusammenfassung?", "Ich möchte die E-Mail-Zusammenfassung einrichten"],
  ],
  "Catch up on the news": [
    ...["Wo sehe ich die Neuigkeiten?", "Wie aktualisiere ich die Aktivitäten?", "Wo finde ich die letzten Aktivitäten?"],
    ...["Was hat mein Team gemacht?", "Wie kann ich mir Neuigkeiten ansehen?"],
  ],
  "Invite a colleague": [
    ...["Wie lade ich jemanden ein?", "Wie kann ich eine Kollegin ins Team einladen?", "Wo ist das Einladungsformular?"],
    ...[
      "Ich will eine Einladung verschicken, wie geht das?",
      "Wie lade ich einen Kollegen ins Team ein?",
      "Wie füge ich ein Teammitglied hinzu?",
    ],
  ],
  "Add a contact": [
    ...["Wie erstelle ich einen Kontakt?", "Wie lege ich einen neuen Kontakt an?", "Wo kann ich einen Kontakt hinzufügen?"],
    ...["Wie speichere ich den Kontakt?", "Bitte sagen Sie mir, wie man Kontakte anlegt"],
  ],
  "Search and sort contacts": [
    ...["Wie suche ich nach einem Kontakt?", "Kann ich Kontakte sortieren?", "Wie sortiere ich die Liste nach einer Spalte?"],
    ...["Wie finde ich schnell einen Kontakt?", "Was passiert bei einem Klick auf die Spaltenüberschrift?"],
  ],
  "Move a deal forward": [
    ...["Wie bringe ich einen Deal voran?", "Wie schiebe ich einen Deal in die nächste Phase?", "Wo sehe ich offene Deals?"],
    ...["Was bedeuten die Spalten auf dem Board?", "Wann werden Deals abgeschlossen?"],
  ],
  "Plan your day": [
    ...["Wie plane ich meinen Tag?", "Wo sind meine Aufgaben für heute?", "Wie hake ich eine Aufgabe ab?"],
    ...["Woran sehe ich, wer schon angerufen wurde?", "Was steht auf der Startseite?"],
  ],
  "New: export your reports as a spreadsheet": [
    ...["Wie exportiere ich einen Bericht?", "Kann ich Berichte als Tabelle exportieren?", "Wo ist die Schaltfläche zum Exportieren?"],
    ...["Werden beim Export meine Filter übernommen?", "Wie kann ich einen Bericht herunterladen?"],
  ],
  "What’s new this month": [
    ...["Was ist neu in diesem Monat?", "Kann ich Kommentare per E-Mail beantworten?", "Ist die Suche jetzt schneller?"],
    ...["Merken sich Listen ihre Sortierung?", "Wie beantworte ich Kommentare?"],
  ],
  "Planned maintenance on Saturday, 6 to 8 am": [
    ...["Wann ist die Wartung?", "Warum kann ich mich am Samstag nicht anmelden?", "Ist eine Wartung geplant?"],
    ...["Geht bei der Wartung etwas Gespeichertes verloren?", "Wie lange dauert die geplante Wartung?"],
  ],
};
