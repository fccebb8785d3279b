import type { Filter } from "#app/domain/segments/condition.ts";
import type { Connection } from "#app/domain/segments/evaluate.ts";
import { type FilterType, OPERATORS_OF } from "#app/domain/segments/operators.ts";
import { dateFields, dateFilter } from "./date-draft.ts";
import { joinedList, splitList } from "./list-text.ts";

/** A segment as it is being written: any part of it may still be missing. */
export type Draft = { name: string; connection: Connection; groups: DraftGroup[] };
export type DraftGroup = { connection: Connection; filters: DraftFilter[] };

/**
 * A filter as its fields hold it. Without a key nothing is chosen yet. `operator` is one of the rules, and of a date one of DATE_TYPES;
 * `fields` are those of its editor.
 */
export type DraftFilter = { type: FilterType | ""; key: string; operator: string; fields: Record<string, string> };

/** What is chosen instead of a key in order to define a new attribute (specification 2, section 2: Shared widgets). */
export const ADD_ATTRIBUTE = "add_attribute";

export const NEW_FILTER: DraftFilter = { type: "", key: "", operator: "", fields: {} };

/** How the value of a filter is edited, and by which fields. */
export const EDITORS = {
  none: [],
  text: ["value"],
  number: ["value"],
  boolean: ["value"],
  texts: ["value"],
  guide: ["value"],
  message: ["value"],
  count: ["count", "days", "of"],
  range: ["fromType", "fromScalar", "fromUnit", "toType", "toScalar", "toUnit"],
  exactly: ["exactType", "exactScalar", "exactUnit"],
  day: ["day"],
  days: ["first", "last"],
} as const satisfies Record<string, readonly string[]>;
export type Editor = keyof typeof EDITORS;
export const FIELDS = [...new Set(Object.values(EDITORS).flat())];

/** The seven types of a date filter (specification 2, section 3: Date filter value). */
export const DATE_TYPES = ["fromTo", "exactly", "on", "after", "before", "empty", "!empty"] as const;
const DATE_EDITORS: Record<string, Editor> = {
  fromTo: "range",
  exactly: "exactly",
  on: "day",
  after: "day",
  before: "day",
  between: "days",
};

/** A key and its type as one choice of a list, and back: "string:plan". Nothing chosen is the empty text. */
export const keyChoice = ({ type, key }: Pick<DraftFilter, "type" | "key">): string => (type === "" ? "" : `${type}:${key}`);
export function draftKey(choice: string): Pick<DraftFilter, "type" | "key"> {
  const [, type = "", key = ""] = /^([^:]*):(.*)$/s.exec(choice.slice(0, 200)) ?? [];
  return Object.hasOwn(OPERATORS_OF, type) ? { type: type as FilterType, key } : { type: "", key: "" };
}

export const isDate = (type: string): boolean => type === "date" || type === "datetime";

/** The conditions that a filter's key offers; of a date its types. Two absolute days are kept, but not offered. */
export function operatorsOf({ type, operator }: Pick<DraftFilter, "type" | "operator">): readonly string[] {
  if (type === "") return [];
  if (isDate(type)) return operator === "between" ? [...DATE_TYPES, "between"] : DATE_TYPES;
  return OPERATORS_OF[type];
}

export function editorOf({ type, operator }: Pick<DraftFilter, "type" | "operator">): Editor {
  if (type === "" || operator === "" || operator === "empty" || operator === "!empty") return "none";
  if (isDate(type)) return DATE_EDITORS[operator] ?? "none";
  if (type === "interaction") return "guide";
  if (type === "messageInteraction") return "message";
  if (type === "eventCount") return "count";
  if (type === "array") return "texts";
  return type === "number" || type === "boolean" ? type : "text";
}

/** A draft's filter as the rules judge it; what is missing makes it one that cannot be asked. */
export function filterOf(draft: DraftFilter): Filter {
  const { key, operator, fields } = draft;
  const type = draft.type === "" ? "string" : draft.type;
  if (isDate(type)) return { type, key, ...dateFilter(operator, fields) };
  return { type, key, operator: operator as Filter["operator"], ...valueOfFields(draft) };
}

const isList = (operator: string): boolean => operator === "in" || operator === "!in";

function valueOfFields(draft: DraftFilter): { value?: unknown } {
  const { operator, fields } = draft;
  const editor = editorOf(draft);
  if (editor === "none") return {};
  if (editor === "count") return { value: { count: fields.count, days: fields.days, ...(fields.of && { of: fields.of }) } };
  const value = fields.value ?? "";
  if (editor === "texts") return { value: splitList(value, "\n") };
  // A list without marks is kept as it was typed (specification 2, section 5: Segment filter).
  return { value: isList(operator) && value.includes('"') ? splitList(value, ",") : value };
}

/** A stored filter as a draft, whatever shape its value has. */
export function draftOf({ type, key, operator, value }: Filter): DraftFilter {
  if (isDate(type)) return { type, key, ...dateFields(operator, value) };
  const editor = editorOf({ type, operator });
  return { type, key, operator, fields: fieldsOfValue(editor, value) };
}

function fieldsOfValue(editor: Editor, value: unknown): Record<string, string> {
  if (editor === "none" || value === undefined || value === null) return {};
  if (editor !== "count")
    return { value: Array.isArray(value) ? joinedList(value.map(String), editor === "texts" ? "\n" : ",") : String(value) };
  const { count, days, of } = value as Record<string, unknown>;
  const said = Object.entries({ count, days, of }).filter(([, each]) => each !== undefined && each !== null);
  return Object.fromEntries(said.map(([name, each]) => [name, String(each)]));
}
