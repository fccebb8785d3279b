import { isAttributeKey } from "#app/domain/users/attribute.ts";

/** The key of the new attribute that a column of a file becomes: its name, as far as keys may have it. `id` is its place, from 0. */
export function newKeyOf({ name, id }: { name: string; id: string }): string {
  const key = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, 100);
  return isAttributeKey(key) ? key : `column_${Number(id) + 1}`;
}
