/** Ids are stored in four bytes. */
export const MOST_ID = 2_147_483_647;

const DIGITS = /^[1-9]\d{0,9}$/;

/** The id in a segment of an address; null for anything else, since such an address leads nowhere. */
export function idInAddress(segment: string | undefined): number | null {
  if (!segment || !DIGITS.test(segment)) return null;
  const id = Number(segment);
  return id <= MOST_ID ? id : null;
}
