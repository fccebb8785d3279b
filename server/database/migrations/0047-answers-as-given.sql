-- What was known of the person when they answered, at privacy level 1 and above: later changes do not move an answer to another group.
alter table message_answers add column attributes jsonb not null default '{}';

-- What was shown on the public page: whoever answers there has answered the card that is still open in a player, too.
alter table impressions add column by_link boolean not null default false;

-- Who answers a message, or never wants to see it again, has seen it. A showing counts for its own message alone, whatever run somebody gave to
-- the events of another.
create or replace function close_message_showing() returns trigger language plpgsql as $$
begin
  update message_showings set seen = true, closed = true
    where property_id = new.property_id and id = new.id and message_id = new.content_id and not (seen and closed);
  return null;
end $$;

-- "+ 0": by the key of each answer and not by its message, which may have a million.
create or replace function count_finished_answers(properties integer[], ids uuid[]) returns void language plpgsql as $$
begin
  if ids is null then return; end if;
  insert into message_showings as known (property_id, id, message_id, version, language, day, segment_ids, seen, answered)
    select f.property_id, f.id, f.message_id, f.version, f.language, (f.started_at at time zone p.time_zone)::date, f.segment_ids, true, true
    from unnest(properties, ids) as finished(property_id, id) join message_answers f using (property_id, id)
      join properties p on p.id = f.property_id
  on conflict (property_id, id) do update set seen = true, answered = true, segment_ids = excluded.segment_ids,
    language = case when excluded.language = '' then known.language else excluded.language end
  where known.message_id = excluded.message_id;
  insert into message_value_days as known
    select f.property_id, f.message_id, s.day, s.version, s.language, segment_id, given.question, given.value, count(*)
    from unnest(properties, ids) as finished(property_id, id) join message_answers f using (property_id, id)
      join message_showings s on (s.property_id, s.id, s.message_id) = (f.property_id, f.id, f.message_id + 0)
      left join message_versions v on (v.property_id, v.message_id, v.number) = (f.property_id, f.message_id, f.version)
      cross join lateral unnest(0 || f.segment_ids) as segment_id
      cross join lateral (
        select asked.question ->> 'id' as question, said.value
        from jsonb_path_query(v.content, '$.shape.pages[*].questions[*]') as asked(question)
          cross join lateral (select f.answers -> (asked.question ->> 'id') as answer) as one
          cross join lateral (
            select '' as value
            union all select one.answer #>> '{}'
              where jsonb_typeof(one.answer) in ('number', 'string') and asked.question ->> 'kind' not in ('short', 'long')
            union all select case when asked.question ->> 'kind' = 'ranking' then item || ':' || place else item end
              from jsonb_array_elements_text(case when jsonb_typeof(one.answer) = 'array' then one.answer else '[]' end)
                with ordinality as items(item, place)) as said
        where one.answer is not null
        union all select '#comment', '' where f.comment <> '') as given
    group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8
  on conflict (property_id, message_id, day, version, language, segment_id, question, value) do update set count = known.count + excluded.count;
end $$;

-- Answers are counted by the rollup a moment later, many at once: who answers waits for no count, and no two wait for the row of the same day.
alter table message_answers add column counted boolean not null default false;
update message_answers set counted = true where answered_at is not null;
create index message_answers_uncounted on message_answers (property_id, id) where answered_at is not null and not counted;
drop trigger message_answers_added on message_answers;
drop trigger message_answers_changed on message_answers;
drop function count_answers();
drop trigger impressions_closed on impressions;
create trigger impressions_closed after update on impressions for each row
  when (new.kind <> 'guide' and new.dismissed_at is not null and old.dismissed_at is null) execute function close_message_showing();

-- Lists of messages say how often each was seen or answered.
create index message_days_everybody on message_days (property_id, message_id) include (seen, answered) where segment_id = 0;
