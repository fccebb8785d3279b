import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";

/**
 * Turns the events of messages in the batches into showings: one for each run, whose id is that of the impression where there is one. What was
 * seen, clicked or closed was shown, in whatever order that arrives. Only messages in versions that the property published count, and one
 * message per showing; of several ways in which it was sent away the last one, unless it is not wanted again. That something was answered is known from the answers alone: anybody may send events. The database counts showings
 * per day (migration 0043). Whoever opened a public link can name that showing, too: there nothing is clicked or closed (migration 0053).
 */
export async function addMessageShowings(trx: Database, batches: string[]): Promise<void> {
  await noteClosed(trx, batches);
  await sql`
    with told as (
      select e.property_id, e.run_id as id, min(e.content_id) as message_id, max(e.content_version) as version, max(coalesce(l.key, '')) as language,
        min(e.occurred_at) as occurred_at, max(e.user_id) as user_id, max(e.anonymous_id) as anonymous_id,
        bool_or(e.kind in ('message_seen', 'message_clicked')) as seen, bool_or(e.kind = 'message_clicked') as clicked,
        bool_or(e.kind = 'message_closed') as closed,
        (array_agg(e.payload->>'how' order by e.occurred_at desc) filter (where e.kind = 'message_closed' and e.payload->>'how' in ('close', 'later', 'never')))[1] as how
      from events e
        join messages m on (m.property_id, m.id, m.type) = (e.property_id, e.content_id, e.content_type)
        join message_versions v on (v.property_id, v.message_id, v.number) = (e.property_id, e.content_id, e.content_version)
        left join languages l on (l.property_id, l.key) = (e.property_id, e.language)
      where e.batch_id = any(${batches}::bigint[]) and e.run_id is not null
        and e.kind in ('message_shown', 'message_seen', 'message_clicked', 'message_closed')
      group by e.property_id, e.run_id having min(e.content_id) = max(e.content_id))
    insert into message_showings as known (property_id, id, message_id, version, language, day, segment_ids, seen, clicked, closed, closed_how)
    select t.property_id, t.id, t.message_id, t.version, t.language, (t.occurred_at at time zone p.time_zone)::date,
      coalesce(s.segment_ids, '{}'), t.seen, t.clicked, t.closed, t.how
    from told t join properties p on p.id = t.property_id
      left join person_aliases a on (a.property_id, a.anonymous_id) = (t.property_id, t.anonymous_id) and t.user_id is null
      left join foreign_users turned on turned.id = a.foreign_user_id
      left join lateral (select segment_ids from person_segments s
        where s.property_id = t.property_id and s.person = coalesce(t.user_id, turned.foreign_id, t.anonymous_id)
          and s.anonymous = (coalesce(t.user_id, turned.foreign_id) is null) and s.since <= t.occurred_at
        order by s.since desc limit 1) s on true
    order by t.property_id, t.id
    on conflict (property_id, id) do update set
      seen = known.seen or excluded.seen, clicked = known.clicked or excluded.clicked, closed = known.closed or excluded.closed,
      closed_how = case when known.closed_how = 'never' then known.closed_how else coalesce(excluded.closed_how, known.closed_how) end,
      language = case when known.language = '' then excluded.language else known.language end
    where known.message_id = excluded.message_id and not known.by_link`.execute(trx);
}

/** What was closed has had its round; before the showings, in the order in which an answer locks both. */
async function noteClosed(trx: Database, batches: string[]): Promise<void> {
  await sql`
    update impressions shown set closed_at = greatest(shown.shown_at, least(told.at, now()))
    from (select property_id, run_id, content_type, content_id, max(occurred_at) as at from events
      where batch_id = any(${batches}::bigint[]) and kind = 'message_closed' and payload->>'how' = 'close' and run_id is not null
      group by 1, 2, 3, 4) as told
    where (shown.property_id, shown.id, shown.kind, shown.content_id) = (told.property_id, told.run_id, told.content_type, told.content_id)
      and shown.closed_at is null`.execute(trx);
}
