import type { PreviewTexts } from "./en.ts";

export const de: PreviewTexts = {
  title: "Vorschau: {title}",
  one: "Schritt {n}: Element gefunden",
  several: "Schritt {n}: Element {count}-mal gefunden, das erste wird verwendet",
  hidden: "Schritt {n}: Element gefunden, aber nicht sichtbar",
  absent: "Schritt {n}: Element auf dieser Seite nicht gefunden",
  invalid: "Schritt {n}: Der Selektor ist ungültig",
  slide: "Schritt {n}: Folie, braucht kein Element",
  elsewhere: "Schritt {n}: auf einer anderen Seite ({page})",
  all: "Alle Schritte",
  again: "Noch einmal abspielen",
  end: "Vorschau beenden",
  expired: "Diese Vorschau ist abgelaufen. Öffnen Sie sie in Handrail noch einmal.",
  category1: "Neue Funktion",
  category2: "Erinnerung",
  category3: "Wichtiger Guide",
  category4: "Neuigkeit",
  category5: "Ankündigung",
  category6: "Wichtig",
  infoBox: "So sieht eine Infobox aus.",
};
