import { dayIn } from "#app/domain/segments/days.ts";
import type { FilterType, Operator } from "#app/domain/segments/operators.ts";
import { parseValue } from "#app/domain/users/attribute-values.ts";
import { UI_LANGUAGES, type UiLanguage } from "#app/i18n/languages.ts";

/**
 * The value of a filter, from what somebody typed in their language to what the address holds in every language. What cannot be read stays
 * as it was typed.
 */
export function valueTyped(type: FilterType, operator: Operator, typed: string, language: UiLanguage): string {
  if (operator === "empty" || operator === "!empty") return "";
  if (type === "boolean") return String(parseValue("boolean", typed) ?? typed);
  if (type === "number") return numberTyped(typed, language);
  if (type !== "date" && type !== "datetime") return typed;
  if (operator !== "between") return dayTyped(typed);
  return typed.split(BETWEEN).map(dayTyped).join(" to ");
}

const BETWEEN = / +(?:to|bis|and|und) +/i;
const RELATIVE = /^(?:today|heute) *([+−-]) *(\d{1,3}) *(day|week|month|tag|woche|monat)(?:s|e|en|n)?$/i;
const UNITS: Record<string, string> = { tag: "day", woche: "week", monat: "month" };
const NAMED: Record<string, string> = { heute: "today", gestern: "yesterday", morgen: "tomorrow" };
/** In every language, so that a day can be typed as a colleague wrote it. */
const MONTHS = UI_LANGUAGES.map((language) => {
  const { format } = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2000, month, 1)).toLowerCase());
});

/** A day such as "25.10.2026", "25 Oct 2026", "Oct 25, 2026" or "heute - 3 Wochen". 10/25/2026 is none: which is the month is a guess. */
function dayTyped(typed: string): string {
  // As a table writes it, with its time and the short name of a zone.
  const text = typed
    .trim()
    .replace(/, \d\d:\d\d( [A-Z][\w:+-]*)?$/, "")
    .toLowerCase();
  const [, sign, count, unit = ""] = RELATIVE.exec(text) ?? [];
  if (sign) return `today ${sign === "+" ? "+" : "-"} ${count} ${UNITS[unit] ?? unit}`;
  const date = NAMED[text] ?? dateTyped(text);
  return dayIn(date) ? date : typed.trim();
}

function dateTyped(text: string): string {
  const numbers = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/.exec(text);
  if (numbers) return written(numbers[3], numbers[2], numbers[1]);
  const dayFirst = /^(\d{1,2})\.? ?(\p{L}{3,})\.?,? (\d{4})$/u.exec(text);
  if (dayFirst) return written(dayFirst[3], monthNamed(dayFirst[2]), dayFirst[1]);
  const monthFirst = /^(\p{L}{3,})\.? (\d{1,2}),? (\d{4})$/u.exec(text);
  return monthFirst ? written(monthFirst[3], monthNamed(monthFirst[1]), monthFirst[2]) : text;
}

/** The number of a month by its name or how that begins: 0 for none. */
function monthNamed(name = ""): number {
  return Math.max(...MONTHS.map((months) => months.findIndex((month) => month.startsWith(name)))) + 1;
}

const written = (year = "", month: string | number = "", day = "") => `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;

/** A number as a language writes it, "1,000.5" or "1.000,5"; without separators of thousands it may have its point in every language. */
export function numberTyped(typed: string, language: UiLanguage): string {
  const text = typed.trim().replace("−", "-");
  const parts = new Intl.NumberFormat(language).formatToParts(10_000.5);
  const [group = ",", decimal = "."] = ["group", "decimal"].map((each) => parts.find(({ type }) => type === each)?.value);
  const [between, point] = [`[${group}]`, `[${decimal}]`];
  const isGrouped = new RegExp(`^[+-]?\\d{1,3}(${between}\\d{3})+(${point}\\d+)?$`).test(text);
  const plain = isGrouped ? text.replaceAll(group, "") : text;
  return new RegExp(`^[+-]?\\d*${point}\\d+$`).test(plain) ? plain.replace(decimal, ".") : plain;
}
