/** Questions that rules and weights were not fitted to: as in `english.ts`, `german.ts` and `outside.ts`. */
export const HELD_BACK: Record<"en" | "de", Record<string, readonly string[]>> = {
  en: {
    "Find your way around": ["Is there anything that helps me find my way around?", "Where are the figures of this week?"],
    "Set up your digest": ["How do I set up the e-mail summary?", "Can I choose how often I get the digest?"],
    "Catch up on the news": ["How can I see the recent activity of my team?", "How do I catch up?"],
    "Invite a colleague": ["What do I do to invite my colleagues?", "How do I send the invitation?"],
    "Add a contact": ["How would I go about adding contacts?", "Where is the button for a new contact?"],
    "Search and sort contacts": ["What is the fastest way to sort contacts?", "How does searching contacts work?"],
    "Move a deal forward": ["Can I move deals on the board?", "How do I get this deal to another stage?"],
    "Plan your day": ["Can you help me plan my day?", "Where do I tick off what's done?"],
    "New: export your reports as a spreadsheet": ["How do I get a spreadsheet of my report?", "Which columns are in the export?"],
    "What’s new this month": ["Tell me what is new this month", "Can comments be answered from email?"],
    "Planned maintenance on Saturday, 6 to 8 am": ["Is something planned for Saturday?", "Will I lose saved work during maintenance?"],
  },
  de: {
    "Find your way around": ["Wie kann ich mich hier zurechtfinden?", "Wo stehen meine Zahlen?"],
    "Set up your digest": ["Wo richtet man die Zusammenfassung ein?", "Wie wähle ich, wie oft die Zusammenfassung kommt?"],
    "Catch up on the news": ["Wie sehe ich mir die Neuigkeiten an?", "Wo steht, was mein Team gemacht hat?"],
    "Invite a colleague": ["Kann ich noch jemanden einladen?", "Wie sende ich die Einladung?"],
    "Add a contact": ["Wie wird ein neuer Kontakt erstellt?", "Was muss ich tun, um einen Kontakt zu speichern?"],
    "Search and sort contacts": ["Wie sortiert man Kontakte?", "Wo kann ich Kontakte suchen?"],
    "Move a deal forward": ["Wie kommt ein Deal in die nächste Phase?", "Wie funktioniert das Board mit den Deals?"],
    "Plan your day": ["Können Sie mir helfen, den Tag zu planen?", "Welche Aufgaben habe ich heute?"],
    "New: export your reports as a spreadsheet": ["Wie bekomme ich einen Bericht als Tabelle?", "Lassen sich Berichte exportieren?"],
    "What’s new this month": ["Was gibt es diesen Monat Neues?", "Lassen sich Kommentare per Mail beantworten?"],
    "Planned maintenance on Saturday, 6 to 8 am": [
      "Wie lange dauert die Wartung am Samstag?",
      "Kann ich mich während der Wartung anmelden?",
    ],
  },
};

/** Questions that nothing answers. */
export const OUTSIDE_HELD_BACK: Record<"en" | "de", readonly string[]> = {
  en: [
    ...["How do I change my password?", "How much does the premium plan cost?", "Can I use it offline on my phone?"],
    ...["How do I merge duplicate contacts?", "Who founded your company?", "How do I connect Slack?", "What's two plus two?"],
    ...["Can you write a poem about autumn?", "How do I print an offer?", "Where can I see my invoices?"],
  ],
  de: [
    ...["Wie ändere ich mein Passwort?", "Was kostet der Premium-Tarif?", "Kann ich die App offline nutzen?"],
    ...["Wie führe ich doppelte Kontakte zusammen?", "Wer hat Ihre Firma gegründet?", "Wie verbinde ich Slack?"],
    ...["Wie viel ist zwei plus zwei?", "Schreiben Sie mir ein Gedicht über den Herbst", "Wie drucke ich ein Angebot?"],
    ...["Wo finde ich meine Rechnungen?"],
  ],
};
