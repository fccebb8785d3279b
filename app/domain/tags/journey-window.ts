/** Units of the time in which a journey must end, in seconds, longest first. */
const SECONDS = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;

export type WindowUnit = keyof typeof SECONDS;
export const WINDOW_UNITS = Object.keys(SECONDS) as WindowUnit[];

export type JourneyWindow = { count: number; unit: WindowUnit };

/** So many seconds in the longest unit in which they are a whole number. */
export function windowOf(seconds: number): JourneyWindow {
  const unit = WINDOW_UNITS.find((each) => seconds % SECONDS[each] === 0) ?? "seconds";
  return { count: seconds / SECONDS[unit], unit };
}

export const secondsOf = ({ count, unit }: JourneyWindow) => count * SECONDS[unit];
