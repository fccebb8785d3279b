import type { Database } from "#server/database/tables.ts";
import type { Author } from "#server/resources/content/author.ts";
import { addDocument } from "#server/resources/documents/document-store.ts";
import type { Both } from "./guides/write.ts";

type Text = { title: Both; text: Both };

/** Paragraphs of a text. */
const told = (...paragraphs: string[]) => paragraphs.join("\n\n");

/** The uploaded texts of the demo: what people ask that no guide shows. The first is 1 in a new database. */
export const DOCUMENTS: readonly Text[] = [
  {
    title: ["Keyboard shortcuts", "Tastenkürzel"],
    text: [
      told(
        "You can get through most of Acme CRM without a mouse. Shortcuts work everywhere except while you’re typing in a field.",
        "/ puts the cursor into the search box.\nG then H takes you to the home page, G then C to contacts, G then D to deals.\nJ and K move down and up in a table, Enter opens the row.\nEsc closes whatever is on top: a menu, a panel or a dialog.\nShift + ? lists all shortcuts of the page you’re on.",
        "On a Mac, use Cmd wherever a page says Ctrl. If a shortcut clashes with your screen reader, switch shortcuts off in your profile under “Keyboard”.",
      ),
      told(
        "Fast alles in Acme CRM geht auch ohne Maus. Tastenkürzel wirken überall, außer während Sie in ein Feld schreiben.",
        "/ setzt den Cursor ins Suchfeld.\nG und dann H führt zur Startseite, G und dann C zu den Kontakten, G und dann D zu den Deals.\nMit J und K gehen Sie in einer Tabelle nach unten und oben, mit der Eingabetaste öffnen Sie die Zeile.\nEsc schließt, was obenauf liegt: ein Menü, ein Panel oder einen Dialog.\nUmschalt + ? zeigt alle Tastenkürzel der Seite, auf der Sie sind.",
        "Auf einem Mac nehmen Sie Cmd, wo Strg steht. Stört ein Kürzel Ihren Screenreader, schalten Sie die Kürzel in Ihrem Profil unter „Tastatur“ aus.",
      ),
    ],
  },
  {
    title: ["Where our data is stored, and backed up", "Wo unsere Daten liegen und gesichert werden"],
    text: [
      told(
        "All customer data stays in two data centres in Frankfurt and Dublin, which mirror each other. It’s encrypted both on the way and on disk, and nothing is copied outside the European Union.",
        "A backup is made every night at 2 am and kept for 35 days. If you need an earlier state of a record, write to the data team with its name and the day. Restoring one usually takes an hour.",
        "Our data processing agreement and the list of subprocessors are in the intranet under “Legal”. Questions about data protection go to privacy@acme.test.",
      ),
      told(
        "Alle Kundendaten bleiben in zwei Rechenzentren in Frankfurt und Dublin, die einander spiegeln. Sie sind bei der Übertragung und auf der Festplatte verschlüsselt, und nichts davon verlässt die Europäische Union.",
        "Jede Nacht um 2 Uhr entsteht eine Sicherung, die 35 Tage lang aufgehoben wird. Brauchen Sie einen früheren Stand eines Datensatzes, nennen Sie dem Datenteam seinen Namen und den Tag. Die Wiederherstellung dauert meist eine Stunde.",
        "Der Vertrag zur Auftragsverarbeitung und die Liste der Unterauftragnehmer stehen im Intranet unter „Recht“. Fragen zum Datenschutz beantwortet privacy@acme.test.",
      ),
    ],
  },
  {
    title: ["Larger type, contrast and screen readers", "Größere Schrift, Kontrast und Screenreader"],
    text: [
      told(
        "Acme CRM follows the accessibility settings of your device: type size, high contrast, dark mode and reduced motion. Everything stays readable up to a zoom of 400 percent.",
        "We test each release with NVDA in Firefox, with JAWS in Chrome and with VoiceOver in Safari. Tables announce their headings, and charts come with a table of the same numbers.",
        "Is something out of reach for you? Tell accessibility@acme.test what you were trying to do. You’ll hear back within two working days.",
      ),
      told(
        "Acme CRM richtet sich nach den Bedienungshilfen Ihres Geräts: Schriftgröße, hoher Kontrast, dunkles Design und weniger Bewegung. Bis zu einem Zoom von 400 Prozent bleibt alles lesbar.",
        "Wir prüfen jede Version mit NVDA in Firefox, mit JAWS in Chrome und mit VoiceOver in Safari. Tabellen sagen ihre Überschriften an, und zu jedem Diagramm gibt es dieselben Werte als Tabelle.",
        "Etwas ist für Sie nicht bedienbar? Schreiben Sie an barrierefrei@acme.test, was Sie vorhatten. Sie erhalten innerhalb von zwei Werktagen Antwort.",
      ),
    ],
  },
  {
    title: ["Support hours and how to reach us", "Supportzeiten und wie Sie uns erreichen"],
    text: [
      told(
        "The support desk is there from Monday to Friday, 8 am to 6 pm Central European Time, except on public holidays in Bavaria. For outages there’s somebody on duty around the clock: +49 89 5550 100.",
        "Most problems are solved fastest if you send a screenshot, the address of the page and what you expected to happen. We answer within four hours, and within 30 minutes if nobody on your team can work.",
      ),
      told(
        "Der Support ist montags bis freitags von 8 bis 18 Uhr für Sie da, außer an bayerischen Feiertagen. Bei Ausfällen hat rund um die Uhr jemand Bereitschaft: +49 89 5550 100.",
        "Am schnellsten helfen wir, wenn Sie ein Bildschirmfoto schicken, dazu die Adresse der Seite und was Sie erwartet hatten. Wir antworten innerhalb von vier Stunden, und innerhalb von 30 Minuten, wenn in Ihrem Team niemand arbeiten kann.",
      ),
    ],
  },
];

const LANGUAGES = ["en", "de"] as const;

/** The texts of the demo in a language, as they are uploaded. */
export const documentsIn = (language: (typeof LANGUAGES)[number]) => {
  const at = LANGUAGES.indexOf(language);
  return DOCUMENTS.map(({ title, text }) => ({ title: title[at]!, language, text: text[at]! }));
};

/** Uploads the texts of the demo, each in both languages. */
export async function addDocuments(db: Database, propertyId: number, author: Author): Promise<void> {
  for (const language of LANGUAGES) for (const said of documentsIn(language)) await addDocument(db, propertyId, said, author);
}
