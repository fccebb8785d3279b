import { CONTACTS, DEALS, HOME, NEW_CONTACT } from "./pages.ts";
import { guide, slide, step } from "./write.ts";

/** Guides of the chapter "Daily work". */
export const DAILY_WORK = [
  guide(
    ["Add a contact", "Kontakt anlegen"],
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
        message: ["Type a name to go on.", "Geben Sie einen Namen ein, um weiterzumachen."],
      }),
      step(
        "stage",
        { url: NEW_CONTACT, target: "#stage" },
        ["Stage", "Phase"],
        ["How far are you with each other?", "Wie weit sind Sie miteinander?"],
        { nextIf: "nonEmptyDropdown", nextWhen: "condition" },
      ),
      step(
        "create",
        { url: NEW_CONTACT, target: "#create-contact" },
        ["Save", "Speichern"],
        ["Press to keep the contact.", "Drücken, um den Kontakt zu behalten."],
      ),
    ],
  ),
  guide(
    ["Search and sort contacts", "Kontakte suchen und sortieren"],
    ["Find anybody in seconds", "Alle in Sekunden finden"],
    [
      step(
        "search",
        { url: CONTACTS, target: "[data-testid=contact-search-field]" },
        ["Type a few letters", "Ein paar Buchstaben"],
        ["The list follows.", "Die Liste folgt."],
      ),
      step(
        "sort",
        { url: CONTACTS, target: "[data-testid=sort-company]" },
        ["Sort", "Sortieren"],
        ["Press a heading to sort by it.", "Ein Klick auf die Überschrift sortiert."],
      ),
    ],
  ),
  guide(
    ["Move a deal forward", "Einen Deal voranbringen"],
    ["The board shows what is open", "Das Board zeigt, was offen ist"],
    [
      step("board", { url: DEALS, target: "#board" }, ["The board", "Das Board"], ["Each lane is a stage.", "Jede Spalte ist eine Phase."]),
      step(
        "advance",
        { url: DEALS, target: "#deal-1 [data-testid=advance-deal]" },
        ["One stage on", "Eine Phase weiter"],
        ["Press to move this deal.", "Drücken, um den Deal zu bewegen."],
      ),
      slide(
        "close",
        ["Well done", "Gut gemacht"],
        ["A deal that moves is a deal that closes.", "Ein Deal, der sich bewegt, wird abgeschlossen."],
      ),
    ],
  ),
  guide(
    ["Plan your day", "Den Tag planen"],
    ["Tasks and news on your start page", "Aufgaben und Neues auf der Startseite"],
    [
      step(
        "tasks",
        { url: HOME, target: "#tasks" },
        ["Today’s tasks", "Aufgaben für heute"],
        ["Tick off what is done.", "Haken Sie ab, was erledigt ist."],
      ),
      step(
        "colleagues",
        { url: HOME, target: "#activity" },
        ["What your colleagues did", "Was die anderen taten"],
        ["See who was called already before you call.", "Sehen Sie vor einem Anruf, wer schon angerufen wurde."],
      ),
    ],
  ),
];
