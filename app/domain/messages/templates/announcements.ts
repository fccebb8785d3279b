import type { AnnouncementTemplate } from "./template.ts";

export const ANNOUNCEMENT_TEMPLATES: readonly AnnouncementTemplate[] = [
  {
    ...{ id: "new-feature", type: "announcement", category: 1, form: "modal" },
    texts: {
      en: {
        headline: "New: export your reports as a spreadsheet",
        description: "Every report now has an “Export” button. What you get is what you see, with your filters and your columns.",
      },
      de: {
        headline: "Neu: Berichte als Tabelle exportieren",
        description:
          "Jeder Bericht hat jetzt eine Schaltfläche „Exportieren“. Sie bekommen, was Sie sehen: mit Ihren Filtern und Ihren Spalten.",
      },
    },
  },
  {
    ...{ id: "maintenance", type: "announcement", category: 6, form: "banner" },
    texts: {
      en: {
        headline: "Planned maintenance on Saturday, 6 to 8 am",
        description: "You can’t sign in during this time. Save what you are working on before; nothing that is saved gets lost.",
      },
      de: {
        headline: "Geplante Wartung am Samstag von 6 bis 8 Uhr",
        description: "In dieser Zeit können Sie sich nicht anmelden. Speichern Sie vorher Ihre Arbeit; Gespeichertes geht nicht verloren.",
      },
    },
  },
  {
    ...{ id: "guide", type: "announcement", category: 3, form: "card" },
    texts: {
      en: {
        headline: "Two minutes that save you an hour a week",
        description: "Our new guide shows you how to plan your day on one page. Start it right here.",
      },
      de: {
        headline: "Zwei Minuten, die jede Woche eine Stunde sparen",
        description: "Unser neuer Guide zeigt, wie Sie Ihren Tag auf einer Seite planen. Starten Sie ihn gleich hier.",
      },
    },
  },
  {
    ...{ id: "release", type: "announcement", category: 4, form: "list" },
    texts: {
      en: {
        headline: "What’s new this month",
        description: "Search is faster, lists remember how you sorted them, and comments can be answered by email.",
      },
      de: {
        headline: "Das ist neu in diesem Monat",
        description: "Die Suche ist schneller, Listen merken sich ihre Sortierung, und Kommentare lassen sich per E-Mail beantworten.",
      },
    },
  },
  {
    ...{ id: "deadline", type: "announcement", category: 2, form: "banner" },
    texts: {
      en: {
        headline: "Timesheets close on Friday",
        description: "Please enter your hours by Friday, 5 pm, so that everybody is paid on time.",
      },
      de: {
        headline: "Zeiterfassung nur noch bis Freitag",
        description: "Bitte tragen Sie Ihre Stunden bis Freitag um 17 Uhr ein, damit alle pünktlich bezahlt werden.",
      },
    },
  },
  {
    ...{ id: "webinar", type: "announcement", category: 5, form: "card" },
    texts: {
      en: {
        headline: "Join our live session on Tuesday",
        description: "In 30 minutes we show what is new and answer your questions. The recording is for everybody who can’t make it.",
      },
      de: {
        headline: "Am Dienstag live dabei sein",
        description: "In 30 Minuten zeigen wir, was neu ist, und beantworten Ihre Fragen. Wer keine Zeit hat, bekommt die Aufzeichnung.",
      },
    },
  },
];
