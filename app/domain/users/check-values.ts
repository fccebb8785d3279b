import { isStorable } from "#app/domain/storable-text.ts";
import { type DataType, isAttributeKey } from "./attribute.ts";
import { type AttributeValue, typeOfValue, valueAs } from "./attribute-values.ts";

/** Why a value was kept out: of another type than its attribute, under a key that no attribute can have, or beyond a limit. */
export type RefusalReason = "type" | "key" | "limit";

/** A value that was kept out, in words. `key` is that of its attribute, or empty where there is none: host pages can make up any. */
export type RefusedValue = { key: string; reason: RefusalReason; sample: string };

/** What is known of attributes, by key. */
export type KnownTypes = ReadonlyMap<string, DataType>;

type Checked = {
  /** Values as they are stored; null removes one. */
  kept: Record<string, AttributeValue | null>;
  /** Values of keys that no attribute has yet, with the type that one would get. */
  fresh: { key: string; type: DataType; value: AttributeValue }[];
  refused: RefusedValue[];
};

/**
 * Checks values that arrive against the types of their attributes (specification 2, section 3). What does not fit is kept out and told;
 * the rest is kept whatever else is wrong. Linear in what was said.
 */
export function checkValues(said: Record<string, unknown>, known: KnownTypes): Checked {
  const kept: [string, AttributeValue | null][] = [];
  const { fresh, refused }: Pick<Checked, "fresh" | "refused"> = { fresh: [], refused: [] };
  for (const [key, value] of Object.entries(said)) {
    const type = known.get(key);
    if (value === null) {
      // Removing what cannot be there removes nothing.
      if (isStorable(key)) kept.push([key, null]);
    } else if (type) {
      const fitting = valueAs(type, value);
      if (fitting === undefined) refused.push({ key, reason: "type", sample: sampleOf(value) });
      else kept.push([key, fitting]);
    } else if (!isAttributeKey(key)) refused.push(unknown("key", key, value));
    else {
      const type = typeOfValue(value);
      const fitting = type === null ? undefined : valueAs(type, value);
      if (type === null || fitting === undefined) refused.push(unknown("type", key, value));
      else fresh.push({ key, type, value: fitting });
    }
  }
  return { kept: Object.fromEntries(kept), fresh, refused };
}

/** What is said of a value that has no attribute. */
export function unknown(reason: RefusalReason, key: string, value: unknown): RefusedValue {
  return { key: "", reason, sample: clean(`${key.slice(0, SAMPLE_CHARACTERS)}: ${sampleOf(value)}`) };
}

const SAMPLE_CHARACTERS = 100;

/** A value as people see it among those that were kept out. What is nested is not looked into, however deep. */
function sampleOf(value: unknown): string {
  if (Array.isArray(value)) return clean(`[${value.slice(0, 10).map(plainOf).join(", ")}]`);
  return clean(plainOf(value));
}

function plainOf(value: unknown): string {
  if (Array.isArray(value)) return "[…]";
  return typeof value === "object" && value !== null ? "{…}" : String(value).slice(0, SAMPLE_CHARACTERS);
}

/** Storable, on one line and short. */
function clean(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, " ").slice(0, SAMPLE_CHARACTERS);
  return line.toWellFormed();
}
