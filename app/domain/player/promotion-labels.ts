import { playerTexts } from "./texts/texts-for.ts";

export type PromotionLabels = { start: string; later: string; leave: string };

const BUTTONS: Record<string, { start: string; later: string }> = {
  ar: { start: "لنبدأ", later: "لاحقًا" },
  de: { start: "Los geht’s", later: "Später" },
  en: { start: "Let’s go", later: "Later" },
  es: { start: "Empezar", later: "Más tarde" },
  fr: { start: "C’est parti", later: "Plus tard" },
  he: { start: "בואו נתחיל", later: "אחר כך" },
  it: { start: "Iniziamo", later: "Più tardi" },
  nl: { start: "Aan de slag", later: "Later" },
};

/**
 * What the buttons and the leave icon of a promotion say unless its author says otherwise (specification 1, section 3), in the content's
 * language, by its main part; in English where we have no translation.
 */
export function promotionLabels(language: string): PromotionLabels {
  const buttons = BUTTONS[language.split("-")[0] ?? ""] ?? (BUTTONS.en as { start: string; later: string });
  return { ...buttons, leave: playerTexts(language).leave };
}
