import type { Filter } from "#app/domain/segments/condition.ts";
import { RELATIVE } from "#app/domain/segments/days.ts";

type Fields = Record<string, string>;
type Asked = Pick<Filter, "operator" | "value">;

/**
 * What a date filter asks, from the fields of its type: the operator follows from them (specification 2, section 4: Date filter). Open at
 * both ends means any date; open at the start is before, at the end after, otherwise between.
 */
export function dateFilter(type: string, fields: Fields): Asked {
  if (type === "fromTo") return fromTo(fields);
  if (type === "exactly") {
    const { exactType = "", exactScalar = "", exactUnit = "" } = fields;
    return { operator: "relativeEquals", value: { type, exactlyDetail: { type: exactType, scalar: exactScalar, unit: exactUnit } } };
  }
  if (type === "between") return { operator: "between", value: `${fields.first ?? ""} to ${fields.last ?? ""}` };
  if (type === "empty" || type === "!empty") return { operator: type };
  const operator = type === "on" ? "relativeEquals" : (type as Asked["operator"]);
  return { operator, value: { type, absoluteDate: fields.day ?? "" } };
}

function fromTo({ fromType = "", fromScalar = "", fromUnit = "", toType = "", toScalar = "", toUnit = "" }: Fields): Asked {
  if (fromType === "any" && toType === "any") return { operator: "!empty" };
  const operator = fromType === "any" ? "before" : toType === "any" ? "after" : "between";
  return { operator, value: { type: "fromTo", fromToDetail: { fromType, fromScalar, fromUnit, toType, toScalar, toUnit } } };
}

/** The type and the fields of a stored date filter: the detail of a date picker, or days as text. */
export function dateFields(operator: string, value: unknown): { operator: string; fields: Fields } {
  if (operator === "empty" || operator === "!empty") return { operator, fields: {} };
  if (typeof value === "object" && value !== null && "type" in value) return detailFields(value as Record<string, unknown>);
  const days = Array.isArray(value) ? value.map(String) : daysOf(value);
  const [first = "", last = ""] = days;
  if (operator === "between") {
    const [from, to] = [partOf(first), partOf(last)];
    if (!from || !to) return { operator, fields: { first, last } };
    return { operator: "fromTo", fields: { ...prefixed("from", from), ...prefixed("to", to) } };
  }
  const part = partOf(first);
  if (!part) return { operator: operator === "relativeEquals" ? "on" : operator, fields: { day: first } };
  if (operator === "relativeEquals") return { operator: "exactly", fields: prefixed("exact", part) };
  const open = { type: "any", scalar: "", unit: "" };
  const [from, to] = operator === "before" ? [open, part] : [part, open];
  return { operator: "fromTo", fields: { ...prefixed("from", from), ...prefixed("to", to) } };
}

function daysOf(value: unknown): string[] {
  const { from, to } = (typeof value === "object" && value !== null ? value : {}) as { from?: unknown; to?: unknown };
  return from === undefined ? String(value ?? "").split(" to ") : [String(from), String(to ?? "")];
}

function detailFields({ type, fromToDetail, exactlyDetail, absoluteDate }: Record<string, unknown>): { operator: string; fields: Fields } {
  if (type === "fromTo") return { operator: "fromTo", fields: texts(fromToDetail) };
  if (type !== "exactly") return { operator: String(type), fields: { day: String(absoluteDate ?? "") } };
  const { type: exactType = "", scalar: exactScalar = "", unit: exactUnit = "" } = texts(exactlyDetail);
  return { operator: "exactly", fields: { exactType, exactScalar, exactUnit } };
}

function texts(detail: unknown): Fields {
  const said = Object.entries(typeof detail === "object" && detail !== null ? detail : {});
  return Object.fromEntries(said.filter(([, each]) => each !== undefined && each !== null).map(([name, each]) => [name, String(each)]));
}

type Part = { type: string; scalar: string; unit: string };

/** A relative day as a date picker says it; null for a date. */
function partOf(day: string): Part | null {
  const text = day.trim();
  if (["today", "yesterday", "tomorrow"].includes(text)) return { type: text, scalar: "", unit: "" };
  const [, sign, scalar = "", unit = ""] = RELATIVE.exec(text) ?? [];
  return sign === undefined ? null : { type: sign === "-" ? "past" : "future", scalar, unit };
}

const prefixed = (name: string, { type, scalar, unit }: Part): Fields => ({
  [`${name}Type`]: type,
  [`${name}Scalar`]: scalar,
  [`${name}Unit`]: unit,
});
