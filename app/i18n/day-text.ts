/**
 * Formats days (YYYY-MM-DD) as "d MMM yyyy" with the month's short name in `language` (specification 1, section 9), unaffected by time
 * zones. Charts leave the year out.
 */
export function dayWriter(language: string, { year = true } = {}): (day: string) => string {
  // Together with its day, because some languages spell a month differently on its own.
  const format = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", timeZone: "UTC" });
  const months = Array.from({ length: 12 }, (_, month) =>
    format.formatToParts(Date.UTC(2000, month, 1)).find(({ type }) => type === "month"),
  );
  return (day) => {
    const date = new Date(`${day}T00:00:00Z`);
    const parts = [date.getUTCDate(), months[date.getUTCMonth()]?.value, year && date.getUTCFullYear()];
    return parts.filter(Boolean).join(" ");
  };
}
