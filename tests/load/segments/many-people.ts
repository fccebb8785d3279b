import { randomUUID } from "node:crypto";
import type { OpenDatabase } from "#server/database/open-database.ts";
import { addCompany, addManager, addProperty } from "#server/demo/builders.ts";
import type { Populated } from "#tests/load/people/many-people.ts";

/** Which guides are started and completed, and by how many people out of a hundred. */
export const GUIDES = { common: 1, rare: 2 } as const;

/** A number below `most` that person `n` has by chance, the same in every run. */
function chance(of: number, most: number): string {
  return `((hashint8extended(n, ${of}) % ${most} + ${most}) % ${most})::integer`;
}

/** What an application says of person `n`: what many have and what few have, texts of a few words, numbers, lists, days. */
const SAID = `jsonb_build_object(
  'name', (array['Ada','Grace','Alan','Edsger','Barbara','Donald','Radia'])[1 + n % 7] || ' Example ' || n,
  'email', 'person-' || n || '@' || (array['example.test','mail.test','firm.test'])[1 + n % 3],
  'plan', (array['free','free','free','free','free','free','pro','pro','pro','enterprise'])[1 + ${chance(1, 10)}],
  'country', (array['Germany','Austria','Switzerland','France','Italy','Spain','Poland','Japan','Brazil','Canada'])[1 + ${chance(2, 10)}],
  'firm', 'Firma ' || (array['Nordwind','Südstern','Ostwerk','Westhafen'])[1 + ${chance(3, 4)}] || ' ' || ${chance(4, 9973)},
  'title', (array['Head of','Junior','Senior','Team lead'])[1 + ${chance(5, 4)}] || ' '
    || (array['sales','support','design','research'])[1 + ${chance(6, 4)}],
  'seats', ${chance(7, 500)},
  'revenue', round(${chance(8, 1_000_003)} * 1.37, 2),
  'active', ${chance(9, 3)} = 0,
  'areas', jsonb_build_array('area ' || ${chance(10, 40)}, 'area ' || 40 + ${chance(11, 60)}),
  'since', to_char(timestamp '2016-01-01' + ${chance(12, 315_360_000)} * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

/** A property of so many people with what they did, and somebody who may see them. */
export async function populate({ db, pool }: OpenDatabase, people: number): Promise<Populated> {
  const company = await addCompany(db, "Bench", { staffTrainingExtension: true });
  const property = await addProperty(db, company, { name: "Bench", stylings: { privacyLevel: 1 } });
  const grant = { role: "admin", scope: "company", id: company } as const;
  const manager = await addManager(db, `${randomUUID()}@bench.test`, "Kim", "Only-for-this-bench-1", [grant]);
  // Indexes and typed values are made in one go: nine tenths of the time of a million rows would go into keeping them.
  const { rows: indexes } = await pool.query(`select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('foreign_users', 'person_numbers', 'person_event_days', 'guide_runs') and indexdef not like 'CREATE UNIQUE%'`);
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  await pool.query("alter table foreign_users disable trigger user");
  const PORTION = 50_000;
  for (let first = 1; first <= people; first += PORTION) {
    const those = `generate_series(${first}, ${Math.min(people, first + PORTION - 1)}) as n`;
    await pool.query(`insert into foreign_users (property_id, foreign_id, own, attributes, first_seen_at, last_seen_at)
      select ${property}, 'user-' || n, said, said, now() - interval '1 year' - ${chance(13, 60_000_000)} * interval '1 second',
        now() - ${chance(14, 3000)} * ${chance(15, 10_000)} * interval '1 second'
      from (select n, ${SAID} as said from ${those}) as made`);
    await pool.query(`insert into guide_runs (property_id, run_id, guide_id, person, started_at, completed_at, day)
      select ${property}, gen_random_uuid(), guide, 'user-' || n, now() - interval '10 days', case when ${chance(16, 2)} = 0 then now() end, current_date - 10
      from ${those} cross join (values (${GUIDES.common}, 40), (${GUIDES.rare}, 2)) as guides (guide, share)
      where (hashint8extended(n, 20 + guide) % 50 + 50) < share`);
    await pool.query(`insert into person_event_days (property_id, person, kind, content_id, day, count)
      select ${property}, 'user-' || n, 'page_viewed', 0, current_date - ${chance(17, 9)} - d * 9, 1 + ${chance(18, 7)} * d
      from ${those} cross join generate_series(0, 4) as d where ${chance(19, 10)} < 3`);
  }
  await pool.query(`insert into person_numbers (property_id, key, value, person_id)
    select known.property_id, said.key, said.value::double precision, known.id
    from foreign_users known cross join jsonb_each(numbers_of(known.attributes)) as said order by 1, 2, 3, 4`);
  await pool.query("alter table foreign_users enable trigger user");
  for (const { definition } of indexes) await pool.query(`set maintenance_work_mem = '512MB'; ${definition}`);
  await pool.query("reset maintenance_work_mem");
  // As the database keeps its tables by itself, a while after so many rows.
  await pool.query("vacuum analyze");
  return { company, property, people, manager: manager.id };
}
