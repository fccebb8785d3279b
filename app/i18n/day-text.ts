/**
 * Writes a day (YYYY-MM-DD) as "d MMM yyyy" with the month's short name in `language` (specification 1, section 9), without a time zone
 * getting in between. Charts leave the year out.
 */
export function dayWriter(language: string, { year = true } = {}): (day: string) => string {
  // A month beside its day: languages write it otherwise where it stands alone.
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
