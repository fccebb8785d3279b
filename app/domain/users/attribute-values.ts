import { asWritten } from "#app/domain/imports/disarmed.ts";
import { isStorable } from "#app/domain/storable-text.ts";
import type { DataType } from "./attribute.ts";
import { dateAndTimeIn } from "./date-text.ts";
import { PERSON_LIMITS } from "./person-limits.ts";

/** A value as it is stored. A date and time is ISO 8601 in UTC, with milliseconds. */
export type AttributeValue = string | number | boolean | string[];

/** The type that a new attribute gets from its first value; null for a value that no attribute can have. */
export function typeOfValue(value: unknown): DataType | null {
  if (Array.isArray(value)) return "array";
  const type = typeof value;
  return type === "string" || type === "number" || type === "boolean" ? type : null;
}

/**
 * A value from JSON as an attribute of a type stores it; undefined if it is not of that type, too long or not storable. Nothing is turned
 * into another type: "5" is no number.
 */
export function valueAs(type: DataType, value: unknown): AttributeValue | undefined {
  switch (type) {
    case "string":
      return isText(value) ? value : undefined;
    case "number":
      return Number.isFinite(value) ? (value as number) : undefined;
    case "boolean":
      return typeof value === "boolean" ? value : undefined;
    case "array":
      return Array.isArray(value) && value.length <= PERSON_LIMITS.listed && value.every(isText) ? value : undefined;
    case "datetime":
      return typeof value === "string" ? dateAndTimeIn(value) : undefined;
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= PERSON_LIMITS.text && isStorable(value);
}

/** What a person has under a key: never what every object has, for a key may be called “toString”. */
export const valueIn = <T>(attributes: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(attributes, key) ? attributes[key] : undefined;

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i;
const TRUE = ["true", "yes", "1", "ja"];
const FALSE = ["false", "no", "0", "nein"];

/**
 * A value written as text, as in a file: numbers with a decimal point, yes and no as in English or German, lists separated by commas or
 * semicolons, dates and times as in ISO 8601; as it was before an export disarmed it. Undefined if the text is nothing of that type.
 */
export function parseValue(type: DataType, text: string): AttributeValue | undefined {
  const written = asWritten(text);
  const trimmed = written.trim();
  switch (type) {
    case "string":
      return valueAs(type, written);
    case "datetime":
      return valueAs(type, trimmed);
    case "number":
      return trimmed.length <= PERSON_LIMITS.text && NUMBER.test(trimmed) ? valueAs(type, Number(trimmed)) : undefined;
    case "boolean": {
      const word = trimmed.toLowerCase();
      return TRUE.includes(word) || (FALSE.includes(word) ? false : undefined);
    }
    case "array":
      return valueAs(type, writtenItems(trimmed));
  }
}

/** A list as text that `parseValue` takes back: with commas between its items, or as JSON where an item would not come back from that. */
export function writeItems(items: readonly unknown[]): string {
  const plain = items.join(", ");
  const back = writtenItems(plain);
  const isPlain = back.length === items.length && back.every((each, index) => each === items[index]);
  return isPlain ? plain : JSON.stringify(items);
}

function writtenItems(text: string): unknown[] {
  if (text.startsWith("[") && text.endsWith("]")) {
    try {
      return JSON.parse(text) as unknown[];
    } catch {
      // Brackets that are no JSON belong to the items.
    }
  }
  return text
    .split(/[,;]/)
    .map((each) => each.trim())
    .filter(Boolean);
}
