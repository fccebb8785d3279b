import type { PreviewTexts } from "./en.ts";

export const nl: PreviewTexts = {
  title: "Voorbeeld: {title}",
  one: "Stap {n}: element gevonden",
  several: "Stap {n}: element {count} keer gevonden, het eerste wordt gebruikt",
  hidden: "Stap {n}: element gevonden, maar niet zichtbaar",
  absent: "Stap {n}: element niet gevonden op deze pagina",
  invalid: "Stap {n}: de selector is niet leesbaar",
  slide: "Stap {n}: dia, heeft geen element nodig",
  elsewhere: "Stap {n}: op een andere pagina ({page})",
  all: "Alle stappen",
  again: "Opnieuw afspelen",
  end: "Voorbeeld sluiten",
  expired: "Dit voorbeeld is verlopen. Open het opnieuw vanuit Handrail.",
  category1: "Nieuwe functie",
  category2: "Herinnering",
  category3: "Belangrijke gids",
  category4: "Nieuws",
  category5: "Aankondiging",
  category6: "Belangrijk",
  infoBox: "Zo ziet een infokader eruit.",
};
