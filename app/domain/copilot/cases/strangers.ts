/**
 * Questions of somebody who had read the demo's guides and documents and nothing else, neither the rules nor other questions. Nothing has been
 * mended after them: so much may be expected where the words of people are not those of the content. Right first are 19 of 45 in English and 9
 * of 30 in German; nearly all others are told that nothing was found.
 */
export const STRANGERS: Record<"en" | "de", Record<string, readonly string[]>> = {
  en: {
    "Keyboard shortcuts": [
      "Is there any way to work in this thing without touching the mouse?",
      "my mouse just died, how do i get into the search field from the keyboard",
      "Which keys do I press to go straight to the deals page?",
      "How can I turn the hotkeys off? They get in the way of my screen reader.",
      "what key closes a popup",
    ],
    "Where our data is stored, and backed up": [
      "A customer is asking me in which country we keep his information. What do I tell him?",
      "Somebody overwrote a customer's details last week, can I get the old version back?",
      "How many days do you keep the backups?",
      "is everything we save about our clients encrypted?",
      "who do i write to about privacy stuff",
    ],
    "Larger type, contrast and screen readers": [
      "The letters are too small for my eyes, can I make them bigger?",
      "dark mode?",
      "My colleague is blind and uses JAWS, will she be able to work with the CRM?",
      "Who should I tell if I can't use a part of the page because of my disability?",
    ],
    "Support hours and how to reach us": [
      "Nothing works any more and it's Sunday night, who can I call?",
      "Until what time is somebody at the help desk?",
      "how fast do i get an anwser when i report a problem",
      "What should I put in my message when I report a bug?",
    ],
    "Add a contact": [
      "I met a new customer at the trade fair, how do I put him into the system?",
      "how to creat a new client",
      "I have typed in the person's name, which button keeps it?",
    ],
    "Search and sort contacts": [
      "My customer list is so long, how do I find one person quickly?",
      "Can I order the list of customers by company?",
      "how do i look up somebody by name",
      "How I get my people in alphabetical order, please?",
    ],
    "Move a deal forward": [
      "How do I push a deal to the next step of the pipeline?",
      "Where do I see which deals are still open?",
      "What do the columns on the deals page mean?",
      "customer said yes to the offer, how do i change the stage of the deal",
    ],
    "Plan your day": [
      "Where do I see what I have to do today?",
      "How do I mark a to-do as finished?",
      "I don't want to phone the same customer twice. How do I know if someone on my team already called him?",
      "todays tasks where",
    ],
    "Find your way around": [
      "It's my first day and I'm lost, can somebody show me where everything is?",
      "I closed the tour by accident, where do I open it again?",
      "Where can I look at my numbers for this week?",
    ],
    "Set up your digest": [
      "I'm getting too many summary emails, how can I get them less often?",
      "I would like to receive the summary mail only one time in the week, where I change this?",
      "I picked how often I want the overview mail but it went back to the old value, did I forget something?",
    ],
    "Catch up on the news": [
      "I was on holiday for a week, where can I see everything the others have done in the meantime?",
      "The recent activity list is still empty right after I open the page, is that normal?",
      "How do I reload the team's updates so that I get the newest ones?",
    ],
    "Invite a colleague": [
      "A new person starts in my team on Monday, how do I get her into the CRM?",
      "add coworker",
      "I want to send my teammate an invitation, what do I need to know from him?",
    ],
  },
  de: {
    "Keyboard shortcuts": [
      "Kann ich das Programm auch nur mit der Tastatur bedienen?",
      "Wie komme ich ohne Maus in die Suche?",
      "Welche Taste muss ich drücken, damit das Fenster wieder zugeht?",
    ],
    "Where our data is stored, and backed up": [
      "Ein Kunde will wissen, in welchem Land wir seine Daten speichern. Was sage ich ihm?",
      "Ich hab einen Kunden aus Versehen überschrieben, kriege ich den alten Stand zurück?",
      "wie lange werden backups aufbewahrt",
    ],
    "Larger type, contrast and screen readers": [
      "Die Buchstaben sind mir viel zu klein, kann man das größer stellen?",
      "gibts einen dunkelmodus",
      "Ich bin blind, läuft das auch mit NVDA?",
    ],
    "Support hours and how to reach us": [
      "Bei uns geht gar nichts mehr und es ist Samstagabend, wen kann ich anrufen?",
      "Bis wie viel Uhr erreiche ich heute noch jemanden bei Ihnen?",
      "Was soll ich mitschicken, wenn ich einen Fehler melde?",
    ],
    "Add a contact": ["Ich habe auf der Messe jemanden kennengelernt, wie trage ich den hier ein?", "neuen kunden anlegen wie geht das"],
    "Search and sort contacts": [
      "Wie finde ich in der langen Liste schnell eine bestimmte Person?",
      "Kann ich meine Kunden nach Firma ordnen?",
    ],
    "Move a deal forward": [
      "Der Kunde hat zugesagt, wie setze ich den Deal auf die nächste Stufe?",
      "Wo sehe ich, welche Geschäfte noch offen sind?",
      "Was bedeuten die Spalten auf der Deal-Seite?",
    ],
    "Plan your day": [
      "Was muss ich heute alles erledigen und wo steht das?",
      "Woher weiß ich, ob ein Kollege den Kunden schon angerufen hat?",
    ],
    "Find your way around": [
      "Ich bin ganz neu hier, kann mir mal jemand zeigen, wo was ist?",
      "Ich hab die Einführung weggeklickt, wie bekomme ich sie wieder?",
      "Wo kann ich sehen, wie meine Woche zahlenmäßig aussieht?",
    ],
    "Set up your digest": [
      "Ich kriege viel zu oft diese Übersichtsmails, wo kann ich das ändern?",
      "Wie stelle ich ein, dass die Zusamenfassung seltener kommt?",
    ],
    "Catch up on the news": [
      "Ich war zwei Wochen im Urlaub, wo sehe ich, was die anderen inzwischen gemacht haben?",
      "Die Liste mit den Aktivitäten ist nicht mehr aktuell, wie lade ich sie neu?",
    ],
    "Invite a colleague": [
      "Am Montag fängt eine neue Kollegin an, wie hole ich sie ins CRM?",
      "Wo verschicke ich eine Einladung an einen Mitarbeiter?",
    ],
  },
};

export const OUTSIDE_STRANGERS: Record<"en" | "de", readonly string[]> = {
  en: [
    "How do I import my customers from an Excel file?",
    "I forgot my password, how do I get a new one?",
    "Can I delete a customer that I entered twice?",
    "How many vacation days do I have left?",
    "Will it rain this afternoon?",
    "the printer on the second floor is jammed again",
    "How do I write an invoice for a customer?",
    "Is there an app for my iPhone?",
    "How can I connect my Outlook calendar?",
    "Where do I hand in my sick note?",
    "How do I set up an out of office reply?",
    "Can I attach a PDF offer to a deal?",
    "How do I give my team lead the right to see all my deals?",
    "what does the premium plan cost per user",
    "My Teams call has no sound, what can I do?",
    "How do I make a pie chart in PowerPoint?",
    "What's for lunch in the canteen today?",
    "Can I send a newsletter to all my customers from here?",
    "How do I merge two companies that are the same?",
    "When do we get our salary this month?",
  ],
  de: [
    "Wie kann ich meine Kundenliste als Excel-Datei herunterladen?",
    "Ich habe mein Passwort vergessen, was nun?",
    "Wie viele Urlaubstage habe ich noch?",
    "Wie wird das Wetter morgen in Hamburg?",
    "Wo reiche ich meine Reisekosten ein?",
    "Kann ich hier eine Rechnung schreiben?",
    "Mein WLAN im Homeoffice ist so langsam, was kann ich tun?",
    "Wie lösche ich einen doppelten Kunden?",
    "Wie richte ich in Outlook eine Abwesenheitsnotiz ein?",
    "gibts das auch als app fürs handy",
    "Was kostet eine weitere Lizenz?",
    "Wie bekomme ich einen Parkplatz in der Tiefgarage?",
  ],
};
