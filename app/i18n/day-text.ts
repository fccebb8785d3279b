/**
 * Formats days (YYYY-MM-DD) as "d MMM yyyy" with the month's short name in `language` (specification 1, section 9), and between day and month
 * what that language writes there ("25. Okt. 2026"); unaffected by time zones. Charts leave the year out.
 */
export function dayWriter(language: string, { year = true } = {}): (day: string) => string {
  // Together with its day, because some languages spell a month differently on its own.
  const format = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", timeZone: "UTC" });
  const written = Array.from({ length: 12 }, (_, month) => format.formatToParts(Date.UTC(2000, month, 1)));
  const months = written.map((parts) => parts.find(({ type }) => type === "month")?.value);
  const [first, between] = written[0] ?? [];
  const gap = first?.type === "day" && between?.type === "literal" ? between.value : " ";
  return (day) => {
    const date = new Date(`${day}T00:00:00Z`);
    const shown = `${date.getUTCDate()}${gap}${months[date.getUTCMonth()]}`;
    return year ? `${shown} ${date.getUTCFullYear()}` : shown;
  };
}
