import type { WirePrepared } from "#app/contracts/imports.ts";
import type { Database } from "#server/database/tables.ts";

export type Namesake = WirePrepared["details"]["columns"][number]["namesake"];

/**
 * What has these keys already, by key: the company's attribute, archived or not, or else one of its properties.
 * @param properties those that may be named; null for all of the company
 */
export async function namesakesOf(
  db: Database,
  companyId: number,
  properties: number[] | null,
  keys: string[],
): Promise<Map<string, Namesake>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("attributes")
    .leftJoin("properties", "properties.id", "attributes.property_id")
    .select(["attributes.id", "key", "display_name", "status", "property_id", "properties.name as property"])
    .where("attributes.company_id", "=", companyId)
    .where("key", "in", keys)
    // The last of a key stays. The company's have no property, which comes last.
    .orderBy("property_id")
    .execute();
  const named = rows.filter(({ property_id: id }) => id === null || properties === null || properties.includes(id));
  return new Map(
    named.map(({ id, key, display_name, status, property }): [string, Namesake] => [
      key,
      { attributeId: id, name: display_name || key, archived: status === "private", property },
    ]),
  );
}
