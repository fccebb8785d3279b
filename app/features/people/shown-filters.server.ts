import type { Filter } from "#app/domain/segments/condition.ts";
import type { Operator } from "#app/domain/segments/operators.ts";
import { dayWriter } from "#app/i18n/day-text.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { type FilterKey, whereOf } from "./filters.ts";
import { valueText } from "./value-text.server.ts";

/** A filter in use as people read it; `where` is how the address names it. */
export type ShownFilter = { where: string; name: string; operator: Operator; value: string };

export function shownFilters(viewer: Pick<Viewer, "language" | "text">, filters: Filter[], keys: FilterKey[]): ShownFilter[] {
  return filters.map((filter) => ({
    where: whereOf(filter),
    name: keys.find(({ key }) => key === filter.key)?.name ?? filter.key,
    operator: filter.operator,
    value: valueShown(viewer, filter),
  }));
}

function valueShown(viewer: Pick<Viewer, "language" | "text">, { type, value }: Filter): string {
  const text = String(value ?? "");
  if (text === "") return "";
  if (type === "boolean") return valueText(viewer, text === "true");
  if (type === "number") return valueText(viewer, Number(text));
  if (type !== "date" && type !== "datetime") return text;
  return text
    .split(" to ")
    .map((day) => dayShown(viewer, day.trim()))
    .join(` ${viewer.text("users:range_and")} `);
}

const RELATIVE = /^today *([+-]) *(\d{1,3}) *(day|week|month)/;

function dayShown({ language, text }: Pick<Viewer, "language" | "text">, day: string): string {
  const [, sign, scalar, unit] = RELATIVE.exec(day) ?? [];
  if (sign) {
    const count = Number(scalar);
    const far =
      unit === "day" ? text("users:days", { count }) : unit === "week" ? text("users:weeks", { count }) : text("users:months", { count });
    return `${text("users:today")} ${sign === "-" ? "−" : "+"} ${far}`;
  }
  if (day === "today") return text("users:today");
  if (day === "yesterday") return text("users:yesterday");
  return day === "tomorrow" ? text("users:tomorrow") : dayWriter(language)(day);
}
