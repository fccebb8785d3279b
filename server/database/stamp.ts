type Moment = Date | string;

/** A moment as the wire and files have it. Drivers read moments as dates, JSON within a query has them as text. */
export function stampOf(moment: Moment): string;
export function stampOf(moment: Moment | null): string | null;
export function stampOf(moment: Moment | null): string | null {
  return moment && new Date(moment).toISOString();
}
