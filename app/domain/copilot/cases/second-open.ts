/**
 * Questions written from the titles of the demo alone, before anything was tried on them: this half was looked at while the answers were
 * improved.
 */
export const OPEN: Record<"en" | "de", Record<string, readonly string[]>> = {
  en: {
    "Find your way around": ["im lost in this app, where do i begin", "Give me a quick overview of the CRM"],
    "Set up your digest": ["How do I get a regular summary mail?", "stop sending me so many summary emails"],
    "Catch up on the news": ["What happened recently?"],
    "Invite a colleague": ["How can I bring a coworker on board?", "add a teammate"],
    "Add a contact": ["How do I create a new customer record?", "where can i enter a new contcat"],
    "Search and sort contacts": ["How do I look up somebody in my contact list?", "order contacts alphabetically"],
    "Move a deal forward": ["How do I change the stage of a deal?"],
    "Plan your day": ["What do I have to do today?"],
    "New: export your reports as a spreadsheet": ["Can I download a report as an Excel file?"],
    "What’s new this month": ["Which new features came out this month?"],
    "Planned maintenance on Saturday, 6 to 8 am": ["When will the system be down?"],
  },
  de: {
    "Find your way around": ["Ich bin neu hier, wo fange ich an?", "Gib mir einen kurzen Überblick über das CRM"],
    "Set up your digest": ["Wie bekomme ich regelmäßig eine Übersichtsmail?", "Wo stelle ich die Zusammenfassung ein?"],
    "Catch up on the news": ["Was ist in letzter Zeit passiert?"],
    "Invite a colleague": ["Wie lade ich einen Kollegen ein?", "Ich möchte einen Mitarbeiter hinzufügen"],
    "Add a contact": ["Wie lege ich einen neuen Kunden an?", "kontackt hinzufügen"],
    "Search and sort contacts": ["Wie finde ich einen bestimmten Kontakt?", "Kontaktliste alphabetisch ordnen"],
    "Move a deal forward": ["Wie ändere ich die Phase eines Deals?"],
    "Plan your day": ["Was muss ich heute erledigen?"],
    "New: export your reports as a spreadsheet": ["Kann ich einen Bericht als Excel-Datei herunterladen?"],
    "What’s new this month": ["Welche neuen Funktionen gibt es diesen Monat?"],
    "Planned maintenance on Saturday, 6 to 8 am": ["Wann ist das System nicht erreichbar?"],
  },
};

/** Questions near the content that nothing in it answers. */
export const OUTSIDE_OPEN: Record<"en" | "de", readonly string[]> = {
  en: [
    ...["How do I merge duplicate contacts?", "Can I undo my last change?", "How do I print the list of contacts?"],
    ...["Is there an app for Android?", "How much does the premium plan cost?", "Where can I change my password?"],
    ...["How do I close my account?", "How do I send an invoice to a customer?", "Can I book a meeting room?"],
    ...["How do I block a spam sender?", "Where do I request time off?", "Can I restore a deleted deal?"],
    ...["How do I upload a photo of myself?", "What is your phone number?", "How do I sync with Outlook?"],
  ],
  de: [
    ...[
      "Wie führe ich doppelte Kontakte zusammen?",
      "Kann ich die letzte Änderung rückgängig machen?",
      "Wie drucke ich eine Kontaktliste?",
    ],
    ...["Gibt es eine App für das iPhone?", "Was kostet das Premium-Paket?", "Wo ändere ich mein Passwort?"],
    ...["Wie lösche ich mein Konto?", "Wie stelle ich einem Kunden eine Rechnung?", "Kann ich einen Besprechungsraum buchen?"],
    ...["Wie beantrage ich Urlaub?", "Wie melde ich mich krank?", "Kann ich einen gelöschten Deal wiederherstellen?"],
    ...["Wie lade ich ein Profilbild hoch?", "Wie lautet die Telefonnummer vom Support?", "Wie schalte ich den dunklen Modus ein?"],
  ],
};
