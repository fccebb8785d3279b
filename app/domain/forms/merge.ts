/** What the controls of a form hold, by their names, as texts: a ticked box is "on", anything else that is empty is "". */
export type Values = Readonly<Record<string, string>>;

/** A field that two people changed, differently. */
export type Ask = { name: string; theirs: string; yours: string };

/**
 * Joins what two people made of the same values (design section 4: Drafts and publishing). What one of them changed holds, what both
 * changed alike is no question, and what they changed differently asks; until it is answered, `values` keep yours there.
 * @param base what both began with; null when that is not known, so that every difference asks
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
