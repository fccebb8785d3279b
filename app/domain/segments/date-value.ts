import { type Day, dayIn, moved, relativeDay } from "./days.ts";
import type { Operator } from "./operators.ts";

/** Days from one to another, both included; null is open. `unset` asks whether there is a value at all. */
export type DateTest = { kind: "days"; from: Day | null; to: Day | null } | { kind: "unset" };
type Derived = { operator: Operator; from: Day | null; to: Day | null };
type Shape = Record<string, unknown>;

/**
 * What a date filter asks (specification 2, section 3: Date filter value): the value is a day or two as text, or the detail that the date
 * picker makes, from which the operator then follows (section 4: Date filter). Null when it is none of them.
 */
export function dateTest(operator: Operator, value: unknown): { test: DateTest; not: boolean } | null {
  if (operator === "empty" || operator === "!empty") return { test: { kind: "unset" }, not: operator === "!empty" };
  const asked = isShape(value) && "type" in value ? derived(value) : plain(operator, value);
  if (!asked || asked.operator !== operator) return null;
  const { from, to } = asked;
  if (operator === "before") return to && days(null, moved(to, -1));
  if (operator === "after") return from && days(moved(from, 1), null);
  return from && to && days(from, to);
}

const days = (from: Day | null, to: Day | null) => ({ test: { kind: "days" as const, from, to }, not: false });

function plain(operator: Operator, value: unknown): Derived | null {
  if (operator === "between") {
    const [from, to] = Array.isArray(value) ? value : isShape(value) ? [value.from, value.to] : String(value).split(" to ");
    return { operator, from: dayIn(from), to: dayIn(to) };
  }
  const day = dayIn(value);
  return { operator, from: day, to: day };
}

function derived({ type, fromToDetail, exactlyDetail, absoluteDate }: Shape): Derived | null {
  if (type === "fromTo" && isShape(fromToDetail)) return fromTo(fromToDetail);
  if (type === "exactly" && isShape(exactlyDetail)) {
    const day = partOf(exactlyDetail.type, exactlyDetail.scalar, exactlyDetail.unit);
    return day && { operator: "relativeEquals", from: day, to: day };
  }
  const operator = type === "on" ? "relativeEquals" : type === "before" || type === "after" ? type : null;
  const day = operator && dayIn(absoluteDate);
  return day ? { operator, from: day, to: day } : null;
}

/** An end that is open is of type "any"; not both ends may be. */
function fromTo({ fromType, fromScalar, fromUnit, toType, toScalar, toUnit }: Shape): Derived | null {
  const from = fromType === "any" ? null : partOf(fromType, fromScalar, fromUnit);
  const to = toType === "any" ? null : partOf(toType, toScalar, toUnit);
  if ((from === null && fromType !== "any") || (to === null && toType !== "any") || (from === null && to === null)) return null;
  return { operator: from === null ? "before" : to === null ? "after" : "between", from, to };
}

function partOf(type: unknown, scalar: unknown, unit: unknown): Day | null {
  if (type === "past") return relativeDay(-1, scalar, unit);
  if (type === "future") return relativeDay(1, scalar, unit);
  return ["today", "yesterday", "tomorrow"].includes(String(type)) ? dayIn(type) : null;
}

function isShape(value: unknown): value is Shape {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
