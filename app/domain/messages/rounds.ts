/** Days as in "2026-11-26"; `every` is the recurrence in days, 0 for none. */
export type Rounds = { start: string; every: number };
export type Round = { round: number; from: string; to: string | null };

const DAY = 86_400_000;
const moved = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/**
 * The round that a day is in: one for each interval of the recurrence, counted from 1 on the day on which the message was first shown. Days before that
 * are in the first; a message that does not come back has one round alone.
 */
export function roundOf(day: string, { start, every }: Rounds): number {
  if (every === 0 || day <= start) return 1;
  return Math.floor((Date.parse(day) - Date.parse(start)) / DAY / every) + 1;
}

/** The days of a round, both included; `to` is null in the only round of a message that does not come back. */
export function daysOfRound(round: number, { start, every }: Rounds): Round {
  if (every === 0) return { round, from: start, to: null };
  return { round, from: moved(start, (round - 1) * every), to: moved(start, round * every - 1) };
}

/** The Monday of the week that a day is in. */
export const mondayOf = (day: string): string => moved(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The days of a week, both included. */
export const weekFrom = (monday: string): { from: string; to: string } => ({ from: monday, to: moved(monday, 6) });
