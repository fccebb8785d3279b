/** A duration in its largest units: seconds under a minute, minutes under an hour, else hours and minutes (specification 1, section 9). */
export type Duration = { unit: "seconds" | "minutes" | "hours"; hours: number; minutes: number; seconds: number };

/** @param total seconds, not negative; fractions are rounded */
export function durationOf(total: number): Duration {
  const rounded = Math.round(total);
  const hours = Math.floor(rounded / 3600);
  const minutes = Math.floor((rounded % 3600) / 60);
  const seconds = rounded % 60;
  return { unit: hours > 0 ? "hours" : minutes > 0 ? "minutes" : "seconds", hours, minutes, seconds };
}
