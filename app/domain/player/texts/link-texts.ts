/** What links out of the assistant, and the documents that its search finds, are called until a property says otherwise; English as in specification 1, section 3 (Property texts). */
const en = {
  docs: "Documentation",
  documents: "Documents",
  support: "Contact support",
  header: "Sorry, we couldn't find what you were looking for!",
  link: "Click here for more help",
};
type LinkTexts = typeof en;

const TABLE: Record<string, LinkTexts> = {
  en,
  de: {
    docs: "Dokumentation",
    documents: "Dokumente",
    support: "Support kontaktieren",
    header: "Dazu haben wir leider nichts gefunden.",
    link: "Hier finden Sie weitere Hilfe",
  },
  es: {
    docs: "Documentación",
    documents: "Documentos",
    support: "Contactar con soporte",
    header: "No hemos encontrado lo que buscaba.",
    link: "Aquí encontrará más ayuda",
  },
  fr: {
    docs: "Documentation",
    documents: "Documents",
    support: "Contacter l’assistance",
    header: "Nous n’avons pas trouvé ce que vous cherchiez.",
    link: "Cliquez ici pour plus d’aide",
  },
  it: {
    docs: "Documentazione",
    documents: "Documenti",
    support: "Contatta l’assistenza",
    header: "Non abbiamo trovato quello che cercavi.",
    link: "Fai clic qui per altro aiuto",
  },
  nl: {
    docs: "Documentatie",
    documents: "Documenten",
    support: "Contact met support",
    header: "We hebben helaas niet gevonden wat u zocht.",
    link: "Klik hier voor meer hulp",
  },
  ar: {
    docs: "الوثائق",
    documents: "المستندات",
    support: "التواصل مع الدعم",
    header: "عذرًا، لم نعثر على ما تبحث عنه",
    link: "انقر هنا لمزيد من المساعدة",
  },
  he: { docs: "תיעוד", documents: "מסמכים", support: "פנייה לתמיכה", header: "לא מצאנו את מה שחיפשת", link: "לחצו כאן לעזרה נוספת" },
};

/** By the main part of a language ("de-at" is "de"); in English where there is no translation. */
export function linkTexts(language: string): LinkTexts {
  return TABLE[language.split("-")[0] ?? ""] ?? en;
}
