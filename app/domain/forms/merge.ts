/** The values of a form's controls by name, as text: a ticked box is "on", anything else that is empty is "". */
export type Values = Readonly<Record<string, string>>;

/** A field that two people changed to different values. */
export type Ask = { name: string; theirs: string; yours: string };

/**
 * Merges two people's changes to the same values (design section 4: Drafts and publishing). A change by one of them stands, and so does the
 * same change by both; different changes become a question, and until it is answered `values` holds yours.
 * @param base what both started from; null when unknown, so that every difference becomes a question
 * @param theirs what is stored now: its names are the fields
 */
export function mergeValues(base: Values | null, yours: Values, theirs: Values): { values: Record<string, string>; asks: Ask[] } {
  const values: Record<string, string> = {};
  const asks: Ask[] = [];
  for (const [name, stored] of Object.entries(theirs)) {
    const typed = yours[name] ?? "";
    const before = base?.[name];
    if (same(typed, stored) || same(typed, before)) values[name] = stored;
    else {
      values[name] = typed;
      if (!same(stored, before)) asks.push({ name, theirs: stored, yours: typed });
    }
  }
  return { values, asks };
}

/** Browsers send line ends as CR LF. */
function same(a: string | undefined, b: string | undefined): boolean {
  return a?.replace(/\r\n?/g, "\n") === b?.replace(/\r\n?/g, "\n");
}
