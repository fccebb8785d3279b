import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";

/** How many different searches of a property and day are noted: anybody may send events. Further ones of those count. */
const MOST_A_DAY = 1000;

/** Counts what was looked for and not found among the events of the batches. */
export async function countMissedSearches(trx: Database, batches: string[]): Promise<void> {
  await sql`
    with missed as materialized (
        select e.property_id, (e.occurred_at at time zone p.time_zone)::date as day, coalesce(l.key, '') as language,
          e.payload->>'query' as query, count(*)::integer as count
        from events e join properties p on p.id = e.property_id
          left join languages l on (l.property_id, l.key) = (e.property_id, e.language)
        where e.batch_id = any(${batches}::bigint[]) and e.kind = 'search_missed' and e.payload->>'query' <> ''
        group by 1, 2, 3, 4),
      noted as (
        select property_id, day, count(*) as kinds from missed_searches
        where (property_id, day) in (select property_id, day from missed) group by 1, 2),
      numbered as (
        select m.*, k.query is not null as is_known, coalesce(n.kinds, 0) + row_number() over (
          partition by m.property_id, m.day, k.query is not null order by m.count desc, m.query) as place
        from missed m left join noted n using (property_id, day)
          left join missed_searches k on (k.property_id, k.day, k.language, k.query) = (m.property_id, m.day, m.language, m.query))
    insert into missed_searches as known (property_id, day, language, query, count)
    select property_id, day, language, query, count from numbered where is_known or place <= ${MOST_A_DAY}
    order by property_id, day, language, query
    on conflict (property_id, day, language, query) do update set count = known.count + excluded.count`.execute(trx);
}
