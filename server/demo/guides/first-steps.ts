import { CONTACTS, HOME, SETTINGS } from "./pages.ts";
import { guide, slide, step } from "./write.ts";

/** Guides of the chapter "First steps". */
export const FIRST_STEPS = [
  guide(
    ["Find your way around", "Sich zurechtfinden"],
    ["Two minutes, four stops", "Zwei Minuten, vier Stationen"],
    [
      slide(
        "welcome",
        ["Welcome to Acme CRM", "Willkommen bei Acme CRM"],
        [
          "This tour shows you where everything is.\nYou can leave at any time and continue later.",
          "Diese Tour zeigt Ihnen, wo Sie alles finden.\nSie können jederzeit aufhören und später weitermachen.",
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
        ["This week at a glance.", "Diese Woche auf einen Blick."],
      ),
      step(
        "contacts",
        { url: HOME, target: "#nav-contacts" },
        ["Your contacts", "Ihre Kontakte"],
        ["Press here to see everyone you work with.", "Hier sehen Sie alle, mit denen Sie arbeiten."],
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
        ["That’s it", "Das war’s"],
        [
          "Use the button in the corner to open the guides again.",
          "Über die Schaltfläche in der Ecke öffnen Sie die Guides jederzeit wieder.",
        ],
      ),
    ],
  ),
  guide(
    ["Set up your digest", "Zusammenfassung einrichten"],
    ["Choose how often we e-mail you", "Wählen Sie, wie oft wir Ihnen schreiben"],
    [
      step(
        "digest",
        { url: SETTINGS, target: "#digest" },
        ["How often?", "Wie oft?"],
        ["Choose how often you’d like the summary by e-mail.", "Wählen Sie, wie oft Sie die Zusammenfassung per E-Mail erhalten möchten."],
        {
          nextWhen: "condition",
          nextIf: "nonEmptyDropdown",
          message: ["Choose an option to continue.", "Wählen Sie einen Eintrag, um weiterzumachen."],
        },
      ),
      step(
        "save",
        { url: SETTINGS, target: "#save-settings" },
        ["Save", "Speichern"],
        ["Don’t forget to save.", "Vergessen Sie nicht zu speichern."],
      ),
    ],
  ),
  guide(
    ["Catch up on the news", "Neuigkeiten ansehen"],
    ["Everything your team did, in one list", "Alles, was Ihr Team gemacht hat, in einer Liste"],
    [
      step(
        "activity",
        { url: HOME, target: "#activity-list" },
        ["Recent activity", "Letzte Aktivitäten"],
        ["This list loads a moment after the page.", "Diese Liste wird kurz nach der Seite geladen."],
      ),
      step(
        "refresh",
        { url: HOME, target: "#refresh-activity" },
        ["Refresh", "Aktualisieren"],
        ["Press here to load the latest.", "Klicken Sie hier, um Neues zu laden."],
      ),
    ],
  ),
  guide(
    ["Invite a colleague", "Jemanden ins Team einladen"],
    ["Work together", "Gemeinsam arbeiten"],
    [
      step(
        "open",
        { url: SETTINGS, target: "#open-invite" },
        ["Start here", "Hier beginnen"],
        ["Open the invitation form.", "Öffnen Sie das Einladungsformular."],
        { nextWhen: "click", nextButton: false },
      ),
      step(
        "email",
        { url: SETTINGS, target: "#invite-email" },
        ["Their e-mail address", "Die E-Mail-Adresse"],
        ["Enter your colleague’s e-mail address.", "Geben Sie die E-Mail-Adresse Ihrer Kollegin oder Ihres Kollegen ein."],
        {
          nextWhen: "condition",
          nextIf: "nonempty",
          message: ["Enter an e-mail address to continue.", "Geben Sie eine E-Mail-Adresse ein, um weiterzumachen."],
        },
      ),
      step(
        "send",
        { url: SETTINGS, target: "#send-invite" },
        ["Send", "Senden"],
        ["One click, and the invitation is on its way.", "Ein Klick, und die Einladung ist unterwegs."],
      ),
    ],
  ),
];
