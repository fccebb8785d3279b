import type { PreviewTexts } from "./en.ts";

export const it: PreviewTexts = {
  title: "Anteprima: {title}",
  one: "Passaggio {n}: elemento trovato",
  several: "Passaggio {n}: elemento trovato {count} volte, viene usato il primo",
  hidden: "Passaggio {n}: elemento trovato, ma non visibile",
  absent: "Passaggio {n}: elemento non trovato in questa pagina",
  invalid: "Passaggio {n}: il selettore non è leggibile",
  slide: "Passaggio {n}: diapositiva, non serve alcun elemento",
  elsewhere: "Passaggio {n}: in un’altra pagina ({page})",
  all: "Tutti i passaggi",
  again: "Riproduci di nuovo",
  end: "Chiudi l’anteprima",
  expired: "Questa anteprima è scaduta. Apritela di nuovo da Handrail.",
  category1: "Nuova funzione",
  category2: "Promemoria",
  category3: "Guida da non perdere",
  category4: "Novità",
  category5: "Annuncio",
  category6: "Importante",
  infoBox: "Ecco come appare un riquadro informativo.",
};
