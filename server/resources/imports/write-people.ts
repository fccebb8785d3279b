import { type RawBuilder, type SqlBool, sql } from "kysely";
import { PERSON_LIMITS } from "#app/domain/users/person-limits.ts";
import type { Database } from "#server/database/tables.ts";
import { lockOrder } from "#server/resources/users/lock-order.ts";
import { seenIn } from "#server/resources/users/people-source.ts";
import type { Person, Refused } from "./to-person.ts";

/** Who imports: with `properties` somebody who reaches those alone whom one of these saw, or whom they brought in themselves. */
export type Importer = { id: string | null; properties: number[] | null };
const ANYBODY: Importer = { id: null, properties: null };

type Written = { created: number; updated: number; archived: number; refused: Refused[] };

/**
 * Writes a portion of imported people of a company: attributes that the file does not name stay, who is new is "imported", who is
 * archived stays so and is counted apart. A person whom the same file named before is refused with the first line; one who would have too
 * much stored, or whom `by` does not reach, stays as they were.
 */
export async function writePeople(
  db: Database,
  companyId: number,
  task: string,
  people: Person[],
  by: Importer = ANYBODY,
): Promise<Written> {
  const { first, refused } = withoutRepeats(people);
  if (first.length === 0) return { created: 0, updated: 0, archived: 0, refused };
  const rows = first.map(({ line, publicId, attributes }) => ({ line, public_id: publicId, attributes }));
  const { rows: written } = await sql<{ public_id: string; created: boolean; archived: boolean }>`
    insert into company_users as known (company_id, public_id, status, attributes, imported_by, imported_line)
    select ${companyId}::integer, said.public_id, 'imported', said.attributes, ${task}::bigint, said.line
    from json_to_recordset(${JSON.stringify(rows)}::json) as said (line bigint, public_id text, attributes jsonb)
    where ${isOpen(by, companyId, sql`said.public_id`)}
    order by ${lockOrder("said.public_id")}
    on conflict (company_id, public_id) do update
      set attributes = known.attributes || excluded.attributes, imported_by = excluded.imported_by, imported_line = excluded.imported_line,
        updated_at = now()
      where known.imported_by is distinct from excluded.imported_by
        and ${isReached(by)}
        and octet_length((known.attributes || excluded.attributes)::text) <= ${PERSON_LIMITS.bytes}
    returning public_id, xmax = 0 as created, archived`.execute(db);
  const done = new Set(written.map(({ public_id }) => public_id));
  const left = first.filter(({ publicId }) => !done.has(publicId));
  const created = written.filter((row) => row.created).length;
  const archived = written.filter((row) => row.archived).length;
  const updated = written.length - created - archived;
  return { created, updated, archived, refused: [...refused, ...(await whyNot(db, companyId, task, left, by))] };
}

/** Whether the importer reaches the person in the row `known`. */
function isReached({ id, properties }: Importer): RawBuilder<SqlBool> {
  if (properties === null) return sql`true`;
  return sql`(${seenIn(sql`known.id`, properties)}
    or exists (select from tasks earlier where earlier.id = known.imported_by and earlier.created_by = ${id}::text))`;
}

/** Whether somebody who is not yet the company's may become it by this importer: no application of others alone knows them already. */
function isOpen({ properties }: Importer, companyId: number, publicId: RawBuilder<unknown>): RawBuilder<SqlBool> {
  if (properties === null) return sql`true`;
  const seen = (within: RawBuilder<unknown>) => sql`exists (select from foreign_users seen where seen.property_id in (${within})
    and seen.foreign_id = ${publicId} and not seen.anonymous)`;
  return sql`(${seen(sql`select unnest(${properties}::integer[])`)}
    or exists (select from company_users known where known.company_id = ${companyId}::integer and known.public_id = ${publicId})
    or not ${seen(sql`select id from properties where company_id = ${companyId}::integer`)})`;
}

function withoutRepeats(people: Person[]): { first: Person[]; refused: Refused[] } {
  const first = new Map<string, Person>();
  const refused: Refused[] = [];
  for (const person of people) {
    const known = first.get(person.publicId);
    if (known) refused.push(repeated(person, known.line));
    else first.set(person.publicId, person);
  }
  return { first: [...first.values()], refused };
}

async function whyNot(db: Database, companyId: number, task: string, people: Person[], by: Importer): Promise<Refused[]> {
  if (people.length === 0) return [];
  const ids = people.map(({ publicId }) => publicId);
  const { rows } = await sql<{ public_id: string; line: string | null; reached: boolean }>`
    select public_id, case when imported_by = ${task}::bigint then imported_line end as line, ${isReached(by)} as reached
    from company_users known where company_id = ${companyId}::integer and public_id = any(${ids}::text[])`.execute(db);
  const known = new Map(rows.map((row) => [row.public_id, row]));
  return people.map((person) => {
    // Who is not the company's was not open to this importer.
    const { line = null, reached = false } = known.get(person.publicId) ?? {};
    if (line !== null) return repeated(person, Number(line));
    return { line: person.line, field: "", reason: reached ? "attributes_too_long" : "not_reached", value: person.publicId };
  });
}

/** `value` also says in which line the person stood first. */
function repeated({ line, publicId }: Person, first: number): Refused {
  return { line, field: "", reason: "identifier_twice", value: `${publicId} (${first})` };
}
