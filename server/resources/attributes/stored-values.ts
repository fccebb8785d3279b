import { type RawBuilder, sql } from "kysely";
import type { DataType } from "#app/domain/users/attribute.ts";
import type { Database } from "#server/database/tables.ts";
import type { Owner } from "./owner.ts";

/** Whether a value in the database is one of a type. Dates and times are texts in the one form that they are stored in. */
const IS: Record<DataType, (value: RawBuilder<unknown>) => RawBuilder<boolean>> = {
  string: (value) => sql`jsonb_typeof(${value}) = 'string'`,
  number: (value) => sql`jsonb_typeof(${value}) = 'number'`,
  boolean: (value) => sql`jsonb_typeof(${value}) = 'boolean'`,
  array: (value) => sql`jsonb_typeof(${value}) = 'array'`,
  datetime: (value) =>
    sql`jsonb_typeof(${value}) = 'string' and (${value} #>> '{}') ~ '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$'`,
};

/**
 * Whether people of an owner have a value of an attribute; with a type, one that is not of that type. Stops at the first; without any it
 * reads everybody whom the owner has, so it is for changes of a definition alone.
 */
export async function hasValues(db: Database, { companyId, propertyId }: Owner, key: string, otherThan?: DataType): Promise<boolean> {
  const found = (values: string) => {
    const value = sql`${sql.ref(values)} -> ${key}::text`;
    return sql`${sql.ref(values)} ? ${key}::text and ${otherThan === undefined ? sql`true` : sql`not (${IS[otherThan](value)})`}`;
  };
  const ofProperties = sql`(select id from properties where company_id = ${companyId} and (${propertyId}::integer is null or id = ${propertyId}))`;
  const ofCompany =
    propertyId === null
      ? sql`or exists (select from company_users where company_id = ${companyId} and ${found("company_users.attributes")})`
      : sql``;
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from foreign_users where property_id in ${ofProperties} and ${found("foreign_users.own")}) ${ofCompany} as found`.execute(
    db,
  );
  return rows[0]?.found === true;
}
