import { CONTACTS, DEALS, HOME, NEW_CONTACT } from "./pages.ts";
import { guide, slide, step } from "./write.ts";

/** Guides of the chapter "Daily work". */
export const DAILY_WORK = [
  guide(
    ["Add a contact", "Kontakt erstellen"],
    ["From the list to the saved form", "Von der Liste zum gespeicherten Formular"],
    [
      step(
        "list",
        { url: CONTACTS, target: "#add-contact" },
        ["A new contact", "Ein neuer Kontakt"],
        ["Everything starts with this button.", "Alles beginnt mit dieser Schaltfläche."],
        {
          nextWhen: "click",
          nextButton: false,
          triggersPageReload: true,
        },
      ),
      step("name", { url: NEW_CONTACT, target: "#name" }, ["Name", "Name"], ["Who is it?", "Um wen geht es?"], {
        nextWhen: "condition",
        nextIf: "nonempty",
        mandatory: true,
        message: ["Enter a name to continue.", "Geben Sie einen Namen ein, um weiterzumachen."],
      }),
      step("stage", { url: NEW_CONTACT, target: "#stage" }, ["Stage", "Phase"], ["How far along are you?", "Wie weit sind Sie?"], {
        nextIf: "nonEmptyDropdown",
        nextWhen: "condition",
      }),
      step(
        "create",
        { url: NEW_CONTACT, target: "#create-contact" },
        ["Save", "Speichern"],
        ["Press here to save the contact.", "Klicken Sie hier, um den Kontakt zu speichern."],
      ),
    ],
  ),
  guide(
    ["Search and sort contacts", "Kontakte suchen und sortieren"],
    ["Find anyone in seconds", "Jeden Kontakt in Sekunden finden"],
    [
      step(
        "search",
        { url: CONTACTS, target: "[data-testid=contact-search-field]" },
        ["Type a few letters", "Ein paar Buchstaben genügen"],
        ["The list narrows as you type.", "Die Liste passt sich beim Tippen an."],
      ),
      step(
        "sort",
        { url: CONTACTS, target: "[data-testid=sort-company]" },
        ["Sort", "Sortieren"],
        ["Press a column heading to sort by it.", "Klicken Sie auf eine Spaltenüberschrift, um danach zu sortieren."],
      ),
    ],
  ),
  guide(
    ["Move a deal forward", "Einen Deal voranbringen"],
    ["See what’s open on the board", "Auf dem Board sehen, was offen ist"],
    [
      step("board", { url: DEALS, target: "#board" }, ["The board", "Das Board"], ["Each lane is a stage.", "Jede Spalte ist eine Phase."]),
      step(
        "advance",
        { url: DEALS, target: "#deal-1 [data-testid=advance-deal]" },
        ["Next stage", "Nächste Phase"],
        ["Press here to move this deal.", "Klicken Sie hier, um diesen Deal weiterzuschieben."],
      ),
      slide(
        "close",
        ["Well done", "Gut gemacht"],
        ["Deals that keep moving get closed.", "Deals, die in Bewegung bleiben, werden abgeschlossen."],
      ),
    ],
  ),
  guide(
    ["Plan your day", "Den Tag planen"],
    ["Tasks and news on your start page", "Aufgaben und Neuigkeiten auf der Startseite"],
    [
      step(
        "tasks",
        { url: HOME, target: "#tasks" },
        ["Today’s tasks", "Aufgaben für heute"],
        ["Tick off what’s done.", "Haken Sie ab, was erledigt ist."],
      ),
      step(
        "colleagues",
        { url: HOME, target: "#activity" },
        ["What your colleagues did", "Was Ihr Team gemacht hat"],
        ["Before you call, check who has already been called.", "Prüfen Sie vor einem Anruf, wer schon angerufen wurde."],
      ),
    ],
  ),
];
