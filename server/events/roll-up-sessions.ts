import { sql } from "kysely";
import { SESSION_MILLISECONDS } from "#app/domain/analytics/event-catalogue.ts";
import type { Database } from "#server/database/tables.ts";
import { lockOrder } from "#server/resources/users/lock-order.ts";

const GAP = sql`make_interval(secs => ${SESSION_MILLISECONDS / 1000})`;

/**
 * Adds the events of rolled_events to their sessions: stretches of one session id without a gap of more than 1800 s, in whatever order
 * they arrive. An event between two stretches that are near enough to it makes them one.
 */
export async function addSessions(trx: Database): Promise<void> {
  // Whose session it is: known users before what is stored, and that before anonymous ones.
  await sql`create temporary table session_parts on commit drop as
    select property_id, session_id as id, person, not is_known as anonymous, case when is_known then 2 else 0 end as weight,
      min(occurred_at) as started_at, max(occurred_at) as last_at, count(*) filter (where kind = 'page_viewed')::integer as pages
    from rolled_events where session_id is not null group by property_id, session_id, person, is_known, occurred_at`.execute(trx);
  await sql`
    with taken as (
      delete from sessions s where exists (select from session_parts p
          where (p.property_id, p.id) = (s.property_id, s.id) and p.started_at between s.started_at - ${GAP} and s.last_at + ${GAP})
        returning property_id, id, person, anonymous, started_at, last_at, pages)
    insert into session_parts (property_id, id, person, anonymous, weight, started_at, last_at, pages)
    select property_id, id, person, anonymous, case when person = '' then -1 else 1 end, started_at, last_at, pages from taken`.execute(
    trx,
  );
  await sql`
    with marked as (
        select *, started_at > max(last_at) over (partition by property_id, id order by started_at, last_at
            rows between unbounded preceding and 1 preceding) + ${GAP} as is_new
        from session_parts),
      numbered as (
        select *, count(*) filter (where is_new) over (partition by property_id, id order by started_at, last_at) as stretch from marked)
    insert into sessions (property_id, id, person, anonymous, started_at, last_at, pages)
    select property_id, id, (array_agg(person order by weight desc, started_at desc, person desc))[1],
      (array_agg(anonymous order by weight desc, started_at desc, person desc))[1],
      min(started_at), max(last_at), sum(pages)
    from numbered group by property_id, id, stretch`.execute(trx);
}

/**
 * Notes when people were last and first seen by their sessions, to the minute, and adds the anonymous visitors of sessions as people of
 * the properties in `withRoom`.
 */
export async function noteVisits(trx: Database, withRoom: number[]): Promise<void> {
  await sql`create temporary table visits on commit drop as
    select property_id, person, is_known, min(occurred_at) as first_at, least(max(occurred_at), now()) as last_at
    from rolled_events where session_id is not null and person <> '' group by property_id, person, is_known`.execute(trx);
  await sql`
    insert into foreign_users (property_id, foreign_id, anonymous, first_seen_at, last_seen_at)
    select property_id, person, true, least(first_at, last_at), last_at from visits
    where not is_known and property_id = any(${withRoom}::integer[])
    order by property_id, person on conflict (property_id, foreign_id) do nothing`.execute(trx);
  // Company users before foreign ones, in the order in which the database's triggers lock them.
  await sql`
    with seen as materialized (
        select u.company_user_id as id, min(v.first_at) as first_at, max(v.last_at) as last_at
        from visits v join foreign_users u on (u.property_id, u.foreign_id) = (v.property_id, v.person)
        where v.is_known and u.company_user_id is not null group by 1),
      locked as materialized (
        select id from company_users where id in (select id from seen) order by ${lockOrder("public_id")} for update)
    update company_users c set last_seen_at = greatest(c.last_seen_at, seen.last_at), first_seen_at = least(c.first_seen_at, seen.first_at)
    from seen join locked using (id)
    where c.id = seen.id and (c.last_seen_at is null or c.last_seen_at < seen.last_at - interval '1 minute'
      or c.first_seen_at > seen.first_at)`.execute(trx);
  await sql`
    update foreign_users u set last_seen_at = greatest(u.last_seen_at, v.last_at), first_seen_at = least(u.first_seen_at, v.first_at)
    from visits v where (u.property_id, u.foreign_id) = (v.property_id, v.person) and u.anonymous = not v.is_known
      and (u.last_seen_at < v.last_at - interval '1 minute' or u.first_seen_at > v.first_at)`.execute(trx);
}
