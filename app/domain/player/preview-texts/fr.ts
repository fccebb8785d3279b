import type { PreviewTexts } from "./en.ts";

export const fr: PreviewTexts = {
  title: "Aperçu : {title}",
  one: "Étape {n} : élément trouvé",
  several: "Étape {n} : élément trouvé {count} fois, le premier est utilisé",
  hidden: "Étape {n} : élément trouvé, mais invisible",
  absent: "Étape {n} : élément introuvable sur cette page",
  invalid: "Étape {n} : sélecteur illisible",
  slide: "Étape {n} : diapositive, aucun élément nécessaire",
  elsewhere: "Étape {n} : sur une autre page ({page})",
  all: "Toutes les étapes",
  again: "Rejouer",
  end: "Quitter l’aperçu",
  expired: "Cet aperçu a expiré. Ouvrez-le à nouveau depuis Handrail.",
  category1: "Nouveauté",
  category2: "Rappel",
  category3: "Guide incontournable",
  category4: "Actualité",
  category5: "Annonce",
  category6: "Important",
  infoBox: "Voici à quoi ressemble un encadré d’information.",
};
