import { sql } from "kysely";
import { COUNTED_EVENTS } from "#app/domain/segments/operators.ts";
import type { Database } from "#server/database/tables.ts";

const ABOUT = { guide: sql.ref("e.guide_id"), tag: sql.ref("e.tag_id") };

/**
 * Adds the events of rolled_events that segments count to how often each person did what on a day of the property's time zone: only events
 * of guides and tags that are known, and of people who are named.
 */
export async function countEventDays(trx: Database): Promise<void> {
  const counted = Object.values(COUNTED_EVENTS).map(({ kind, of }) => sql`when ${kind} then ${of === null ? sql`0` : ABOUT[of]}`);
  await sql`
    insert into person_event_days as known (property_id, person, anonymous, kind, content_id, day, count)
    select property_id, person, not is_known, kind, content_id, day, count(*) from (
      select e.property_id, person, is_known, kind, case kind ${sql.join(counted, sql` `)} end as content_id,
        (occurred_at at time zone p.time_zone)::date as day
      from rolled_events e join properties p on p.id = e.property_id where person <> '') as counted
    where content_id is not null
    group by property_id, person, is_known, kind, content_id, day
    order by property_id, person, is_known, kind, content_id, day
    on conflict (property_id, person, anonymous, kind, content_id, day) do update set count = known.count + excluded.count`.execute(trx);
}
