import { idInAddress } from "#app/domain/urls/id-in-address.ts";
import { isAttributeKey } from "#app/domain/users/attribute.ts";
import { type DateTest, dateTest } from "./date-value.ts";
import { COUNTED_EVENTS, type CountedEvent, type FilterType, OPERATORS_OF, type Operator } from "./operators.ts";

/** A filter as it is sent; `type` is that of the key. */
export type Filter = { type: FilterType; key: string; operator: Operator; value?: unknown };

/** What a filter asks of one value. Texts compare without case. */
export type Test =
  | DateTest
  | { kind: "is"; value: string | number | boolean }
  | { kind: "startsWith" | "contains"; text: string }
  | { kind: "oneOf" | "overlaps"; texts: string[] }
  | { kind: "compares"; by: ">" | ">=" | "<" | "<="; number: number }
  | { kind: "did"; what: "started" | "completed"; guideId: number }
  | { kind: "met"; what: "seen" | "dismissed" | "answered"; messageId: number }
  | { kind: "counts"; event: CountedEvent; contentId: number | null; count: number; days: number };

/** A test, or its opposite, which a value that is not set meets. */
export type Condition = { type: FilterType; key: string; not: boolean; test: Test };

/** Why a filter cannot be asked, as a key of the errors namespace (specification 2, section 5: Segment filter). */
export type FilterProblem = `validate_please_${string}` | "text_error_too_long";

export const FILTER_LIMITS = { groups: 20, filters: 50, values: 1000, text: 1000, count: 10_000, days: 365 } as const;
const COMPARISONS = { greaterThan: ">", greaterThanEqualTo: ">=", lessThan: "<", lessThanEqualTo: "<=" } as const;

/** A filter as a condition, or why it is none, in the order of the specification: data, operator, value. */
export function conditionOf({ type, key, operator, value }: Filter): Condition | FilterProblem {
  if (!isAttributeKey(key)) return "validate_please_choose_data";
  if (!OPERATORS_OF[type].includes(operator)) return "validate_please_choose_connection";
  const not = operator.startsWith("!");
  const made = (test: Test | FilterProblem): Condition | FilterProblem => (typeof test === "string" ? test : { type, key, not, test });
  if (type === "date" || type === "datetime") {
    const asked = dateTest(operator, value);
    return asked ? { type, key, ...asked } : "validate_please_enter_number";
  }
  if (operator === "empty" || operator === "!empty") return made({ kind: "unset" });
  if (type === "interaction") return made(interaction(operator, value));
  if (type === "messageInteraction") return made(met(operator, value));
  if (type === "eventCount") return counts(key, operator, value);
  if (type === "number") return made(numberTest(operator, value));
  if (type === "boolean") return made(booleanTest(value));
  if (operator === "in" || operator === "!in") return made(listTest("oneOf", value));
  if (operator === "overlaps" || operator === "!overlaps") return made(listTest("overlaps", value));
  return made(textTest(operator, value));
}

function textTest(operator: Operator, value: unknown): Test | FilterProblem {
  const text = typeof value === "number" || typeof value === "boolean" ? String(value) : value;
  if (typeof text !== "string" || text.trim() === "") return "validate_please_enter_value";
  if (text.length > FILTER_LIMITS.text) return "text_error_too_long";
  if (operator === "startsWith") return { kind: "startsWith", text };
  return operator.endsWith("contains") ? { kind: "contains", text } : { kind: "is", value: text };
}

function numberTest(operator: Operator, value: unknown): Test | FilterProblem {
  if (value === undefined || value === null || (typeof value === "string" && value.trim() === "")) return "validate_please_enter_value";
  const number = typeof value === "string" && value.length <= 40 ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return "validate_please_enter_number";
  const by = COMPARISONS[operator as keyof typeof COMPARISONS];
  return by ? { kind: "compares", by, number } : { kind: "is", value: number };
}

function booleanTest(value: unknown): Test | FilterProblem {
  if (value === true || value === "true") return { kind: "is", value: true };
  if (value === false || value === "false") return { kind: "is", value: false };
  return "validate_please_enter_value";
}

function listTest(kind: "oneOf" | "overlaps", value: unknown): Test | FilterProblem {
  const all = Array.isArray(value) ? value : typeof value === "string" ? value.split(",") : [];
  if (all.length > FILTER_LIMITS.values) return "text_error_too_long";
  const texts = all.filter((each) => ["string", "number"].includes(typeof each)).map((each) => String(each).trim());
  if (texts.some((text) => text.length > FILTER_LIMITS.text)) return "text_error_too_long";
  const said = [...new Set(texts.filter(Boolean))];
  return said.length > 0 ? { kind, texts: said } : "validate_please_enter_min_one_value";
}

function interaction(operator: Operator, value: unknown): Test | FilterProblem {
  const guideId = idOf(value);
  if (guideId === null) return "validate_please_enter_value";
  return { kind: "did", what: operator.endsWith("started") ? "started" : "completed", guideId };
}

function met(operator: Operator, value: unknown): Test | FilterProblem {
  const messageId = idOf(value);
  if (messageId === null) return "validate_please_enter_value";
  return { kind: "met", what: operator.replace("!", "") as "seen" | "dismissed" | "answered", messageId };
}

/**
 * How often somebody did something in the last days, today included: the value is `{count, days, of}`, `of` the guide or tag, left out for
 * any. Fewer than so often is the opposite of at least so often.
 */
function counts(key: string, operator: Operator, value: unknown): Condition | FilterProblem {
  if (!Object.hasOwn(COUNTED_EVENTS, key)) return "validate_please_choose_data";
  const event = key as CountedEvent;
  if (typeof value !== "object" || value === null) return "validate_please_enter_value";
  const said = value as Record<string, unknown>;
  const [count, days] = [within(said.count, FILTER_LIMITS.count), within(said.days, FILTER_LIMITS.days)];
  if (count === null || days === null) return "validate_please_enter_number";
  const isOne = said.of !== undefined && said.of !== null && said.of !== "";
  const contentId = isOne ? idOf(said.of) : null;
  if (isOne && (contentId === null || COUNTED_EVENTS[event].of === null)) return "validate_please_enter_value";
  return { type: "eventCount", key, not: operator === "lessThan", test: { kind: "counts", event, contentId, count, days } };
}

/** A whole number from 1 to a limit, also as digits. */
function within(value: unknown, most: number): number | null {
  const number = typeof value === "string" && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) && number >= 1 && number <= most ? number : null;
}

const idOf = (value: unknown) => (typeof value === "number" || typeof value === "string" ? idInAddress(String(value)) : null);
