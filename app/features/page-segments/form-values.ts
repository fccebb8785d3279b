/** The rules of a page segment as one text of its form, each on a line of its own: so a conflict merges and asks about all of them. */
export const textOfRules = (rules: readonly string[]) => rules.map((rule) => `${rule}\n`).join("");

/** The rules in that text: of a row that is empty the empty one. */
export const rulesInText = (text: string) => text.split("\n").slice(0, -1);

/** Names of the form's fields. Every row of the rules has the same. */
export type PageSegmentField = "name" | "visibility" | "rules" | "test";

type Stored = { name: string; conditions: { rules: string[]; visibility: boolean } };

/** What is stored, as the form's controls have it. */
export function valuesOf({ name, conditions: { rules, visibility } }: Stored) {
  return { name, visibility: visibility ? "show" : "hide", rules: textOfRules(rules) };
}

/** How the form names what the upstream does not accept. */
export function fieldOfPath(path: string): string {
  return path.replace(/^conditions\./, "").replace(/^rules\.(\d+)$/, "rules[$1]");
}
