import { randomUUID } from "node:crypto";
import type { OpenDatabase } from "#server/database/open-database.ts";
import { addCompany, addManager, addProperty } from "#server/demo/builders.ts";
import { addAttribute } from "#server/resources/attributes/store.ts";

export type Populated = { company: number; property: number; manager: string; people: number };

const ATTRIBUTES = [
  ["name", "string"],
  ["email", "string"],
  ["city", "string"],
  ["seats", "number"],
  ["active", "boolean"],
  ["since", "datetime"],
] as const;

/** The attributes of person `n`, as SQL; the person made last has a name of their own. */
const said = (people: number) => `jsonb_build_object(
  'name', case when n = ${people} then 'Zuzanna Kwiatkowska' else
    (array['Ada','Grace','Alan','Edsger','Barbara','Donald','Radia'])[1 + n % 7] || ' Example ' || n end,
  'email', 'person-' || n || '@example.test',
  'city', (array['Paris','Rome','Wien','Bern','Prag','Kyiv'])[1 + n % 6],
  'seats', n % 500,
  'active', n % 2 = 0,
  'since', to_char(timestamp '2020-01-01' + n * interval '37 seconds', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

/** A company of so many people, all of whom the player saw in its one property; and somebody who may do anything there. */
export async function populate({ db, pool }: OpenDatabase, people: number): Promise<Populated> {
  const company = await addCompany(db, "Bench", { staffTrainingExtension: true });
  const property = await addProperty(db, company, { name: "Bench", stylings: { privacyLevel: 1 } });
  for (const [key, dataType] of ATTRIBUTES) await addAttribute(db, { companyId: company, propertyId: null }, { key, dataType }, null);
  const grant = { role: "admin", scope: "company", id: company } as const;
  const manager = await addManager(db, `${randomUUID()}@bench.test`, "Kim", "Only-for-this-bench-1", [grant]);
  // Indexes are made in one go: nine tenths of the time of a million rows would go into keeping them.
  const { rows: indexes } = await pool.query(`select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('company_users', 'foreign_users') and indexdef not like 'CREATE UNIQUE%'`);
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  const PORTION = 100_000;
  for (let first = 1; first <= people; first += PORTION) {
    const numbers = `generate_series(${first}, ${Math.min(people, first + PORTION - 1)}) as n`;
    await pool.query(`insert into company_users (company_id, public_id, status, attributes, created_at, first_seen_at, last_seen_at)
      select ${company}, 'user-' || n, (array['created','imported','disabled','pending','active'])[1 + n % 5], ${said(people)},
        now() - n * interval '3 seconds', now() - n * interval '2 seconds', now() - (n * 1009 % 1000003) * interval '1 second' from ${numbers}`);
    await pool.query(`insert into foreign_users (property_id, foreign_id, own, attributes, first_seen_at, last_seen_at, company_user_id)
      select ${property}, public_id, '{"theme": "dark"}', '{"theme": "dark"}' || attributes, first_seen_at, last_seen_at, id
      from company_users where company_id = ${company} and public_id in (select 'user-' || n from ${numbers})`);
  }
  for (const { definition } of indexes) await pool.query(`set maintenance_work_mem = '1GB'; ${definition}`);
  await pool.query("reset maintenance_work_mem");
  // As the database keeps its tables by itself, a while after so many rows.
  await pool.query("vacuum analyze");
  return { company, property, people, manager: manager.id };
}
