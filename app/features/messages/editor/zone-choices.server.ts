import { formatInTimeZone } from "date-fns-tz";
import { TIME_ZONES } from "#app/domain/time/time-zones.ts";

/** The time zones that can be chosen, each with how far its clocks are from UTC now; also those that are in use already. */
export function zoneChoices(language: string, inUse: readonly (string | undefined)[]): { value: string; label: string }[] {
  const now = new Date();
  const all = new Set<string>([...TIME_ZONES, ...inUse.filter((zone) => zone !== undefined)]);
  return Array.from(all, (value) => ({ value, at: offset(now, value) }))
    .sort((a, b) => minutes(a.at) - minutes(b.at) || a.value.localeCompare(b.value, language))
    .map(({ value, at }) => ({ value, label: `(GMT${at}) ${value.replace(/^Etc\//, "").replaceAll("_", " ")}` }));
}

const offset = (now: Date, zone: string) => formatInTimeZone(now, zone, "xxx");

function minutes(at: string): number {
  const [hours = 0, rest = 0] = at.slice(1).split(":").map(Number);
  return (at.startsWith("-") ? -1 : 1) * (hours * 60 + rest);
}
