const MOST_CHARACTERS = 200;

/** A search text from an address, without the characters that cannot be stored, so that no query with it is refused. */
export function searchText(value: string | null): string {
  return (value ?? "").slice(0, MOST_CHARACTERS).replace(/[\p{Cc}\p{Cs}]/gu, "");
}
