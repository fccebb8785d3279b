import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";

/**
 * Notes the steps of all published versions of the guides in the batches, unless that was done before: reading every version's
 * content each time would cost more than everything else.
 */
export async function noteVersionSteps(trx: Database, batches: string[]): Promise<void> {
  await sql`
    with unread as materialized (
      select v.property_id, v.guide_id, v.number, v.content
      from (select distinct property_id, content_id as guide_id from events
          where batch_id = any(${batches}::bigint[]) and content_type = 'guide') as named
        join guide_versions v using (property_id, guide_id)
      where not exists (select from guide_version_steps known
        where known.property_id = v.property_id and known.guide_id = v.guide_id and known.number = v.number))
    insert into guide_version_steps (property_id, guide_id, number, step_id)
    select property_id, guide_id, number, step #>> '{}' from unread cross join lateral jsonb_path_query(content, '$.steps[*].id') as step
    on conflict do nothing`.execute(trx);
}

/**
 * Puts the valid part of the batches' events into the temporary table rolled_events. Anybody may send events, so only these count:
 * a guide of the property in a version that existed (else `guide_id` is null and the event is not counted), one guide
 * per run, steps of any version or the draft (else `step_id` is null), languages of the property (else `language` is ''), and tags of the
 * property (else `tag_id` is null). `unknown` names the first of these that failed, or says that the clock was wrong. `person` is the key
 * of a known user (`is_known`), also of one who was anonymous when it happened, else the anonymous id, else ''.
 */
export async function judgeEvents(trx: Database, batches: string[]): Promise<void> {
  await sql`
    create temporary table rolled_events on commit drop as
    with incoming as materialized (
        select property_id, run_id, kind, occurred_at, case when content_type = 'guide' then content_id end as content_id,
          case when content_type = 'tag' then content_id end as tag_id,
          case when content_type in ('tooltip', 'validator') then content_id end as hint_id, content_type, content_version, step_id, language, user_id, anonymous_id, session_id,
          batch_id, (received_at at time zone 'UTC')::date as received, sent_at is not null as is_wrong_clock,
          case when kind like '%failed' then payload->>'reason' end as reason, case when kind like '%failed' then path end as path
        from events where batch_id = any(${batches}::bigint[])),
      named as materialized (select distinct property_id, content_id as guide_id from incoming where content_id is not null),
      known_steps as materialized (
        select s.property_id, s.guide_id, s.step_id from named join guide_version_steps s using (property_id, guide_id)
        union select g.property_id, g.id, step #>> '{}'
          from named join guides g on (g.property_id, g.id) = (named.property_id, named.guide_id)
          cross join lateral jsonb_path_query(g.draft, '$.steps[*].id') as step),
      compared as (
        select i.*, v.number as known_version, s.step_id as known_step, l.key as known_language, g.id as known_guide,
          t.id as known_tag, coalesce(i.user_id, turned.foreign_id) as known_user,
          coalesce(r.guide_id, min(g.id) over (partition by i.property_id, i.run_id)) as guide_of_run
        from incoming i
          left join guides g on (g.property_id, g.id) = (i.property_id, i.content_id)
          left join guide_versions v on (v.property_id, v.guide_id, v.number) = (i.property_id, i.content_id, i.content_version)
          left join known_steps s on (s.property_id, s.guide_id, s.step_id) = (i.property_id, i.content_id, i.step_id)
          left join languages l on (l.property_id, l.key) = (i.property_id, i.language)
          left join guide_runs r on (r.property_id, r.run_id) = (i.property_id, i.run_id)
          left join tags t on (t.property_id, t.id) = (i.property_id, i.tag_id)
          left join person_aliases a on (a.property_id, a.anonymous_id) = (i.property_id, i.anonymous_id)
          left join foreign_users turned on turned.id = a.foreign_user_id),
      judged as (
        select *, case
            when known_guide is null and (content_id is not null or kind ~ '^(run|step)_') then 'guide'
            when run_id is not null and known_guide <> guide_of_run then 'guide'
            when content_id is not null and known_version is null then 'version'
            when step_id is not null and known_step is null then 'step'
            when language is not null and known_language is null then 'language'
            when tag_id is not null and known_tag is null then 'tag'
            when is_wrong_clock then 'clock'
          end as unknown
        from compared)
    select property_id, run_id, kind, occurred_at, case when unknown in ('guide', 'version') then null else content_id end as guide_id,
      content_version, known_step as step_id, coalesce(known_language, '') as language, known_tag as tag_id, hint_id, content_type, coalesce(known_user, anonymous_id, '') as person,
      known_user is not null as is_known, session_id, batch_id, received, unknown, reason, path
    from judged`.execute(trx);
}

/** Adds the events of the batches to the counts of their day of arrival, valid or not. */
export async function countArrivals(trx: Database): Promise<void> {
  const unknown = (reason: string) => sql`count(*) filter (where unknown = ${reason})`;
  await sql`
    insert into event_days as known
      (day, property_id, stored, last_batch, unknown_guides, unknown_versions, unknown_steps, unknown_languages, unknown_tags,
        wrong_clocks)
    select received, property_id, count(*), max(batch_id), ${unknown("guide")}, ${unknown("version")}, ${unknown("step")},
      ${unknown("language")}, ${unknown("tag")}, ${unknown("clock")}
    from rolled_events group by received, property_id order by received, property_id
    on conflict (day, property_id) do update set
      stored = known.stored + excluded.stored,
      last_batch = greatest(known.last_batch, excluded.last_batch),
      unknown_guides = known.unknown_guides + excluded.unknown_guides,
      unknown_versions = known.unknown_versions + excluded.unknown_versions,
      unknown_steps = known.unknown_steps + excluded.unknown_steps,
      unknown_languages = known.unknown_languages + excluded.unknown_languages,
      unknown_tags = known.unknown_tags + excluded.unknown_tags,
      wrong_clocks = known.wrong_clocks + excluded.wrong_clocks`.execute(trx);
}
