/** Questions that nothing in the demo answers, also those that share words with what is there. */
export const OUTSIDE: Record<"en" | "de", readonly string[]> = {
  en: [
    ...[
      "What is the weather in Berlin tomorrow?",
      "How do I reset my password?",
      "How do I delete my account?",
      "Who is the president of France?",
    ],
    ...["How do I pay my invoice?", "Can I change the currency?", "Where do I set up two-factor authentication?"],
    ...["How do I delete a contact?", "How do I import contacts from a file?", "Can I print a deal?", "How do I connect my calendar?"],
    ...["What is the meaning of life?", "How do I cook pasta?", "Is there a mobile app?", "How do I change the language?"],
    ...["How do I upload a logo?", "Which browsers are supported?", "How do I create an API key?", "Can I assign a task to a robot?"],
    ...[
      "How do I cancel my subscription?",
      "Where can I see my vacation days?",
      "How do I record a phone call?",
      "Do you offer discounts for schools?",
    ],
    ...["How do I archive a project?", "What time does the cinema open?", "Can I get a refund?", "How do I remove a colleague?"],
  ],
  de: [
    ...["Wie wird das Wetter morgen in Berlin?", "Wie setze ich mein Kennwort zurück?", "Wie lösche ich mein Konto?"],
    ...["Wer ist Bundeskanzler?", "Wie bezahle ich meine Rechnung?", "Kann ich die Währung ändern?", "Wie lösche ich einen Kontakt?"],
    ...["Wie importiere ich Kontakte aus einer Datei?", "Kann man einen Deal drucken?", "Wie verbinde ich meinen Kalender?"],
    ...["Was ist der Sinn des Lebens?", "Wie koche ich Nudeln?", "Gibt es eine App fürs Handy?", "Wie ändere ich die Sprache?"],
    ...["Wie lade ich ein Logo hoch?", "Welche Browser werden unterstützt?", "Wie erstelle ich einen API-Schlüssel?"],
    ...["Wie kündige ich mein Abo?", "Wo sehe ich meine Urlaubstage?", "Wie zeichne ich ein Telefonat auf?", "Gibt es Rabatt für Schulen?"],
    ...["Wie archiviere ich ein Projekt?", "Wann öffnet das Kino?", "Bekomme ich mein Geld zurück?", "Wie entferne ich eine Kollegin?"],
    ...["Wie richte ich die Zwei-Faktor-Anmeldung ein?"],
  ],
};
