/** What is said in several words, folded, and one that means it; English and German. */
const IDIOMS: readonly (readonly [said: RegExp, meant: string])[] = [
  [/\bwhere (do|can|should) (i|we) (start|begin)\b|\bwhere (is )?everything\b/g, "tour"],
  [/\b(get|getting) started\b|\bfirst steps\b|\b(im|i am|we are) new\b|\bnew here\b|\b(im|i am|feel|got|get) lost\b/g, "tour"],
  [/\bbring (.*)on ?board\b/g, "invite $1"],
  [/\bwhere (do|can|could) (i|we) (find|see)\b/g, "where"],
  [/\b(be|is|go|goes|went|was) down\b/g, "downtime"],
  [/\bto do list\b|\b(have|need) to do\b/g, "task"],
  [/\bnew (features|functions)\b/g, "new"],
  [/\bwalk (me|us) through\b|\bshow (me|us) around\b/g, "tour"],
  [/\bon my plate\b/g, "task"],
  [/\bas a (new user|beginner|newcomer)\b|\bbeginners?\b|\bnewbie\b/g, "tour"],
  [/\bwhat (has |have |is )?(been )?(changed|different|improved)\b/g, "new"],
  [/\bget rid of\b/g, "remove"],
  [/\b(wo|wie|womit) (fange?|beginne?|starte?) (ich|wir)( an)?\b/g, "einfuhrung"],
  [/\berste schritte\b|\b(ich bin|wir sind) neu\b|\bneu hier\b/g, "einfuhrung"],
  [/\bhol\w* (.*)an bord\b/g, "einladen $1"],
  [/\bwo (finde|sehe|kann) (ich|wir|man)\b( finden| sehen)?/g, "wo"],
  [/\bwo (ist )?alles\b/g, "einfuhrung"],
  [/\bnicht (erreichbar|verfugbar)\b|\bausser betrieb\b/g, "ausfall"],
  [/\banfanger(in)?\b|\bneulinge?\b/g, "einfuhrung"],
  [/\bwas hat sich (.*)(geandert|verandert|verbessert)\b/g, "neu $1"],
  [/\bin letzter zeit\b/g, "letzte"],
  [/\bneuen? (funktionen|features)\b/g, "neu"],
];

/** A line of folded words with one word for each idiom. */
export const withoutIdioms = (line: string): string => IDIOMS.reduce((left, [said, meant]) => left.replace(said, meant), line);
