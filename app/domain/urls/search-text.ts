const MOST_CHARACTERS = 200;

/** What somebody searches for, as an address says it: what no text can hold is left out, so that nothing that is asked with it is refused. */
export function searchText(value: string | null): string {
  return (value ?? "").slice(0, MOST_CHARACTERS).replace(/[\p{Cc}\p{Cs}]/gu, "");
}
