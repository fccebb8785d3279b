import type { DataType } from "#app/domain/users/attribute.ts";
import type { PeopleOf } from "#app/domain/users/people-of.ts";

/** An attribute that a list can show and filter by. */
export type Attribute = { key: string; name: string; type: DataType };

export const SORTS = [
  ["createdAt", "desc"],
  ["lastSeenAt", "desc"],
  ["firstSeenAt", "desc"],
  ["publicId", "asc"],
] as const;
/** Whom only an application told of was created when they were first seen, which is the order of specification 2, section 9. */
export const SEEN_SORTS = [SORTS[2], SORTS[1], SORTS[3]] as const;
export type PeopleSort = (typeof SORTS)[number][0];

/** What everybody has besides their id. */
export const OWN = { property: ["firstSeenAt", "lastSeenAt"], company: ["status", "createdAt", "lastSeenAt"] } as const;

/** The most attributes that can be chosen as columns, and how many show until others are chosen. */
export const COLUMNS = { most: 40, usual: 3 } as const;
const IN_ATTRIBUTES = "attributes.";

/** The attribute that a column shows; null for one that every person has. */
export function attributeIn(column: string): string | null {
  return column.startsWith(IN_ATTRIBUTES) ? column.slice(IN_ATTRIBUTES.length) : null;
}

/** The columns of a list that can be left out: those that every person has, then one of each attribute. */
export function columnsOf(of: PeopleOf, attributes: Attribute[]): string[] {
  return [...OWN[of], ...attributes.slice(0, COLUMNS.most).map(({ key }) => IN_ATTRIBUTES + key)];
}
