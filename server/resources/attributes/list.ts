import { type RawBuilder, sql } from "kysely";
import type { WireAttribute } from "#app/contracts/attributes.ts";
import type { AttributeScope, AttributeSort } from "#app/domain/users/attribute.ts";
import { lowered } from "#server/database/lowered.ts";
import type { Database } from "#server/database/tables.ts";
import type { Caller } from "#server/http/caller.ts";
import { refuse } from "#server/http/refusal.ts";
import { definedBy, ownerOf, propertiesSeenBy, seenBy } from "./owner.ts";
import { refusalsIn, refusedUnknown } from "./refusals.ts";
import type { AttributeRecord } from "./store.ts";
import { segmentsPerAttribute, segmentsUsing } from "./usage.ts";
import { type Refused, toWireAttribute, type Used } from "./wire.ts";

type Wanted = {
  search?: string | undefined;
  scope?: AttributeScope | undefined;
  archived?: boolean | undefined;
  sort: AttributeSort;
  order: "asc" | "desc";
  page: number;
  limit?: number | undefined;
};

const SORTS: Record<AttributeSort, RawBuilder<unknown>> = {
  createdAt: sql`attributes.created_at`,
  key: lowered(sql`attributes.key`),
  displayName: lowered(sql`coalesce(nullif(attributes.display_name, ''), attributes.key)`),
};

/** The attributes that the property or company of a call sees (specification 2, section 7), with the values of them that were kept out. */
export async function listAttributes(db: Database, caller: Caller, wanted: Wanted) {
  const { sort, order, page, limit } = wanted;
  const listed = areWanted(caller, wanted);
  const properties = propertiesSeenBy(caller);
  const direction = order === "asc" ? sql`asc` : sql`desc`;
  const paged = limit === undefined ? sql`` : sql`limit ${limit} offset ${(page - 1) * limit}`;
  const { rows } = await sql<Listed>`
    ${withWhatIsKnown(caller)} where ${listed} order by ${SORTS[sort]} ${direction}, attributes.id ${direction} ${paged}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::integer as total from attributes where ${listed}`.execute(db);
  const { total } = counted.rows[0]!;
  return {
    attributes: rows.map(toWireAttribute),
    pagination: { page, limit: limit ?? total, total },
    unknown: await refusedUnknown(db, caller.companyId, properties),
  };
}

function areWanted(caller: Caller, { search = "", scope, archived }: Wanted): RawBuilder<unknown> {
  const rules: RawBuilder<unknown>[] = [seenBy(ownerOf(caller))];
  if (scope) rules.push(scope === "company" ? sql`attributes.property_id is null` : sql`attributes.property_id is not null`);
  if (archived !== undefined) rules.push(sql`attributes.status = ${archived ? "private" : "public"}`);
  const part = search.trim();
  if (part) {
    const found = (text: RawBuilder<string>) => sql`strpos(${lowered(text)}, ${lowered(sql`${part}`)}) > 0`;
    rules.push(sql`(${found(sql`attributes.key`)} or ${found(sql`attributes.display_name`)})`);
  }
  return sql.join(rules, sql` and `);
}

/** One attribute of the property or company itself, with what changing it would affect. @throws Refusal 404 */
export async function attributeInUse(db: Database, caller: Caller, id: number) {
  const { rows } = await sql<Listed>`${withWhatIsKnown(caller)} where ${definedBy(ownerOf(caller))} and attributes.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw refuse.notFound();
  const attribute: WireAttribute = toWireAttribute(row);
  return { ...attribute, segments: await segmentsUsing(db, caller, row) };
}

type Listed = AttributeRecord & Refused & Used;

/** Attributes with the values of them that were kept out and the number of user segments that ask for them. */
function withWhatIsKnown(caller: Caller): RawBuilder<unknown> {
  return sql`
    with refused as materialized (${refusalsIn(caller.companyId, propertiesSeenBy(caller))}),
      used as materialized (${segmentsPerAttribute(caller)})
    select attributes.*, refused.count, refused.sample, refused.last_at, used.segments from attributes
      left join refused on refused.key = attributes.key
      left join used on used.key = attributes.key and used.property_id is not distinct from attributes.property_id`;
}
