/** Twenty queries of each language that rules and weights were not fitted to: as in `english.ts` and `german.ts`. */
export const HELD_BACK: Record<"en" | "de", Record<string, readonly string[]>> = {
  en: {
    "Find your way around": ["find your way around", "glance"],
    "Set up your digest": ["setup digest", "diegst"],
    "Catch up on the news": ["latest", "refrsh"],
    "Invite a colleague": ["invite colleague", "inivte"],
    "Add a contact": ["add a contact", "addd contact"],
    "Search and sort contacts": ["sort contacts", "seach", "sorting contcts"],
    "Move a deal forward": ["forward", "mvoe a deal"],
    "Plan your day": ["paln your day", "start page"],
    "New: export your reports as a spreadsheet": ["spreadsheets", "reporting"],
    "What’s new this month": ["this month"],
    "Planned maintenance on Saturday, 6 to 8 am": ["maintenence"],
  },
  de: {
    "Find your way around": ["zurechtfindne", "ihre zahlen"],
    "Set up your digest": ["e-mail-zusammenfassung", "wählen"],
    "Catch up on the news": ["aktivitaten", "aktuallisieren"],
    "Invite a colleague": ["team einladen", "einladugn", "person einladen"],
    "Add a contact": ["kontakte erstellen", "konatkt"],
    "Search and sort contacts": ["kontakte sortieren", "ueberschrift", "wie suche ich kontakte"],
    "Move a deal forward": ["nachste phase", "einen deal voran"],
    "Plan your day": ["startseiten", "augfaben"],
    "New: export your reports as a spreadsheet": ["berichte exportiern"],
    "What’s new this month": ["diesen monat"],
    "Planned maintenance on Saturday, 6 to 8 am": ["watrung"],
  },
};
