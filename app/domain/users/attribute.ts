/** Attributes of people (specification 2, section 3: Attribute), and how much of them there may be, in characters. */
export const DATA_TYPES = ["string", "number", "boolean", "array", "datetime"] as const;
export type DataType = (typeof DATA_TYPES)[number];

export const ATTRIBUTE_SORTS = ["createdAt", "key", "displayName"] as const;
export type AttributeSort = (typeof ATTRIBUTE_SORTS)[number];

/** Where an attribute is defined: a company's are shared by all of its properties. */
export const ATTRIBUTE_SCOPES = ["property", "company"] as const;
export type AttributeScope = (typeof ATTRIBUTE_SCOPES)[number];

export const ATTRIBUTE_LIMITS = { key: 128, displayName: 128, description: 1000 } as const;

const KEY = /^[A-Za-z0-9_]{1,128}$/;
/** Names that every object of JavaScript has: host pages that look a key up would find these instead. */
const RESERVED: readonly string[] = ["__proto__", "constructor", "prototype"];

export function isAttributeKey(key: string): boolean {
  return KEY.test(key) && !RESERVED.includes(key);
}
