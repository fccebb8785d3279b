-- Each answer is looked up by its own key, whatever the statistics were when the plan was made: "limit 1" leaves no other way.
create or replace function count_finished_answers(properties integer[], ids uuid[]) returns void language plpgsql as $$
begin
  if ids is null then return; end if;
  insert into message_showings as known (property_id, id, message_id, version, language, day, segment_ids, seen, answered)
    select f.property_id, f.id, f.message_id, f.version, f.language, (f.started_at at time zone p.time_zone)::date, f.segment_ids, true, true
    from unnest(properties, ids) as finished(property_id, id)
      cross join lateral (select * from message_answers a where (a.property_id, a.id) = (finished.property_id, finished.id) limit 1) f
      join properties p on p.id = f.property_id
  on conflict (property_id, id) do update set seen = true, answered = true, segment_ids = excluded.segment_ids,
    language = case when excluded.language = '' then known.language else excluded.language end
  where known.message_id = excluded.message_id;
  insert into message_value_days as known
    select f.property_id, f.message_id, s.day, s.version, s.language, segment_id, given.question, given.value, count(*)
    from unnest(properties, ids) as finished(property_id, id)
      cross join lateral (select * from message_answers a where (a.property_id, a.id) = (finished.property_id, finished.id) limit 1) f
      cross join lateral (select * from message_showings known where (known.property_id, known.id) = (f.property_id, f.id) limit 1) s
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
    where s.message_id = f.message_id
    group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8
  on conflict (property_id, message_id, day, version, language, segment_id, question, value) do update set count = known.count + excluded.count;
end $$;
