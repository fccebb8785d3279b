/** A duration in its largest units: seconds under a minute, minutes under an hour, else hours and minutes (specification 1, section 9). */
export type Duration = { unit: "seconds" | "minutes" | "hours"; hours: number; minutes: number; seconds: number };

/** @param total seconds, not negative; rounded to the smallest unit that is told */
export function durationOf(total: number): Duration {
  const seconds = Math.round(total);
  if (seconds < 60) return { unit: "seconds", hours: 0, minutes: 0, seconds };
  const minutes = Math.round(total / 60);
  const hours = Math.floor(minutes / 60);
  return { unit: hours > 0 ? "hours" : "minutes", hours, minutes: minutes % 60, seconds: 0 };
}
