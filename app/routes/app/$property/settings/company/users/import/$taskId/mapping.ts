import type { Mapping, WirePrepared } from "#app/contracts/imports.ts";
import { ATTRIBUTE_LIMITS, DATA_TYPES, type DataType, isAttributeKey } from "#app/domain/users/attribute.ts";

export type Column = WirePrepared["details"]["columns"][number];

/** What a column becomes, as its control has it: left out, the identifier, a known attribute, or a new one of a type. */
export const LEFT_OUT = "";
export const IDENTIFIER = "id";
export const known = (attribute: number) => `known-${attribute}`;
export const fresh = (type: DataType) => `new-${type}`;

export const nameOf = ({ id }: Pick<Column, "id">) => `column${id}`;

/** What is suggested for a column; one without a match becomes a new attribute if somebody says so. */
export function suggestedFor({ suggestion: { isIdentifier, attributeId } }: Column): string {
  if (isIdentifier) return IDENTIFIER;
  return attributeId === null ? LEFT_OUT : known(attributeId);
}

/** The key of a new attribute: the column's name, as far as keys may have it. */
export function keyFor({ name, id }: Pick<Column, "name" | "id">): string {
  const key = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, 100);
  return isAttributeKey(key) ? key : `column_${Number(id) + 1}`;
}

/** What people read for a new attribute: the column's name as it is. */
const nameShown = ({ name }: Pick<Column, "name">) => name.trim().slice(0, ATTRIBUTE_LIMITS.displayName);

/** The mapping that the controls say. Columns that are left out are not named. */
export function mappingOf(columns: Column[], chosen: (name: string) => unknown): Mapping {
  return columns.flatMap((column): Mapping => {
    const columnId = column.id;
    const [, what, value = ""] = /^(id|known|new)(?:-(\w+))?$/.exec(String(chosen(nameOf(column)) ?? "")) ?? [];
    if (what === "id") return [{ columnId, isIdentifier: true }];
    if (what === "known") return [{ columnId, attributeId: Number(value) }];
    const dataType = DATA_TYPES.find((type) => type === value);
    return dataType ? [{ columnId, newAttribute: { key: keyFor(column), displayName: nameShown(column), dataType } }] : [];
  });
}
