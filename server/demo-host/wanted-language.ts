/** The language that a visitor of the demo gets: of the address, else the first one that the browser asks for, else English. */
export function wantedLanguage(asked: string | undefined, accepted: string | undefined): string {
  const first = (asked ?? accepted ?? "").split(/[,;]/)[0]?.trim().toLowerCase() ?? "";
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(first) ? first : "en";
}
