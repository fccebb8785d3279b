/** The user segments that ask for an attribute: what lists count, and what its page names. Segments are not built yet, so nothing does. */
export function segmentsUsing(_attributeId: number): { id: number; name: string }[] {
  return [];
}
