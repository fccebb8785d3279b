import { CONTACTS, HOME, SETTINGS } from "./pages.ts";
import { guide, slide, step } from "./write.ts";

/** Guides of the chapter "First steps". */
export const FIRST_STEPS = [
  guide(
    ["Find your way around", "Zurechtfinden"],
    ["Two minutes, four stops", "Zwei Minuten, vier Stationen"],
    [
      slide(
        "welcome",
        ["Welcome to Acme CRM", "Willkommen bei Acme CRM"],
        [
          "This tour shows where everything is.\nYou can leave it at any time and go on later.",
          "Diese Tour zeigt, wo alles ist.\nSie können jederzeit aufhören und später weitermachen.",
        ],
        [
          { type: "info", text: "It takes about two minutes." },
          { type: "info", text: "Das dauert etwa zwei Minuten." },
        ],
      ),
      step(
        "figures",
        { url: HOME, target: "#figures" },
        ["Your figures", "Ihre Zahlen"],
        ["What happened this week, at a glance.", "Was diese Woche geschah, auf einen Blick."],
      ),
      step(
        "contacts",
        { url: HOME, target: "#nav-contacts" },
        ["Your contacts", "Ihre Kontakte"],
        ["Press here to see everybody you work with.", "Hier sehen Sie alle, mit denen Sie arbeiten."],
        {
          nextWhen: "click",
          nextButton: false,
          triggersPageReload: true,
        },
      ),
      step(
        "search",
        { url: CONTACTS, target: "[data-testid=contact-search-field]" },
        ["Search", "Suche"],
        ["Names, companies, places: type a few letters.", "Namen, Firmen, Orte: ein paar Buchstaben genügen."],
      ),
      slide(
        "done",
        ["That was it", "Das war’s"],
        ["The button in the corner brings you back to all guides.", "Über die Schaltfläche in der Ecke kommen Sie zu allen Guides."],
      ),
    ],
  ),
  guide(
    ["Set up your digest", "Zusammenfassung einrichten"],
    ["Choose how often we write", "Wählen Sie, wie oft wir schreiben"],
    [
      step(
        "digest",
        { url: SETTINGS, target: "#digest" },
        ["How often?", "Wie oft?"],
        ["Choose a rhythm for the summary by e-mail.", "Wählen Sie einen Rhythmus für die Zusammenfassung per E-Mail."],
        {
          nextWhen: "condition",
          nextIf: "nonEmptyDropdown",
          message: ["Choose one of the entries to go on.", "Wählen Sie einen Eintrag, um weiterzumachen."],
        },
      ),
      step(
        "save",
        { url: SETTINGS, target: "#save-settings" },
        ["Save", "Speichern"],
        ["Do not forget to save.", "Vergessen Sie das Speichern nicht."],
      ),
    ],
  ),
  guide(
    ["See what happened", "Sehen, was geschah"],
    ["The activity list fills itself", "Die Aktivitätenliste füllt sich von selbst"],
    [
      step(
        "activity",
        { url: HOME, target: "#activity-list" },
        ["Recent activity", "Letzte Aktivitäten"],
        ["This part arrives a moment after the page.", "Dieser Teil kommt kurz nach der Seite."],
      ),
      step(
        "refresh",
        { url: HOME, target: "#refresh-activity" },
        ["Refresh", "Aktualisieren"],
        ["Ask for news at any time.", "Fragen Sie jederzeit nach Neuem."],
      ),
    ],
  ),
  guide(
    ["Invite a colleague", "Jemanden einladen"],
    ["Work together", "Zusammen arbeiten"],
    [
      step(
        "open",
        { url: SETTINGS, target: "#open-invite" },
        ["Start here", "Hier beginnen"],
        ["Open the invitation.", "Öffnen Sie die Einladung."],
        { nextWhen: "click", nextButton: false },
      ),
      step(
        "email",
        { url: SETTINGS, target: "#invite-email" },
        ["Their address", "Die Adresse"],
        ["Type the e-mail address of your colleague.", "Geben Sie die E-Mail-Adresse ein."],
        {
          nextWhen: "condition",
          nextIf: "nonempty",
          message: ["An address is needed to go on.", "Ohne Adresse geht es nicht weiter."],
        },
      ),
      step(
        "send",
        { url: SETTINGS, target: "#send-invite" },
        ["Send", "Senden"],
        ["One press, and the invitation is on its way.", "Ein Klick, und die Einladung ist unterwegs."],
      ),
    ],
  ),
];
