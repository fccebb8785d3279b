import type { Mapping, WirePrepared } from "#app/contracts/imports.ts";
import { newKeyOf } from "#app/domain/imports/new-key.ts";
import { ATTRIBUTE_LIMITS, DATA_TYPES, type DataType } from "#app/domain/users/attribute.ts";

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

/** What people read for a new attribute: what they read for its key in a property already, or the column's name as it is. */
const nameShown = ({ name, namesake }: Column) => (namesake?.property ? namesake.name : name.trim()).slice(0, ATTRIBUTE_LIMITS.displayName);

/** The mapping that the controls say. Columns that are left out are not named. */
export function mappingOf(columns: Column[], chosen: (name: string) => unknown): Mapping {
  return columns.flatMap((column): Mapping => {
    const columnId = column.id;
    const [, what, value = ""] = /^(id|known|new)(?:-(\w+))?$/.exec(String(chosen(nameOf(column)) ?? "")) ?? [];
    if (what === "id") return [{ columnId, isIdentifier: true }];
    if (what === "known") return [{ columnId, attributeId: Number(value) }];
    const dataType = DATA_TYPES.find((type) => type === value);
    return dataType ? [{ columnId, newAttribute: { key: newKeyOf(column), displayName: nameShown(column), dataType } }] : [];
  });
}
