-- What came of messages. A showing is one row, by the id of its impression or, of what people opened themselves, by the run of its events;
-- everything that happens with it counts on the day on which it was shown, in the property's time zone, so that no rate has more above than
-- below. Segments are those of the person as of the showing, and from the answer on as of the answer. Nothing here says who it was.
alter table impressions add column language text not null default '';

create table message_showings (
  property_id integer not null references properties (id),
  id uuid not null,
  message_id integer not null references messages (id),
  version integer not null,
  language text not null default '',
  day date not null,
  segment_ids integer[] not null default '{}',
  seen boolean not null default false,
  clicked boolean not null default false,
  closed boolean not null default false,
  answered boolean not null default false,
  primary key (property_id, id)
);
create index message_showings_age on message_showings (day);

-- Showings per day; segment 0 is everybody, and whoever is in segments is counted once more in each.
create table message_days (
  property_id integer not null,
  message_id integer not null,
  day date not null,
  version integer not null,
  language text not null,
  segment_id integer not null,
  shown integer not null default 0,
  seen integer not null default 0,
  clicked integer not null default 0,
  closed integer not null default 0,
  answered integer not null default 0,
  primary key (property_id, message_id, day, version, language, segment_id)
);

-- What was answered to each question. The value '' counts who answered it at all; else it is a number, the id of an option, or of a ranking
-- "option:place". The question '#comment' counts comments.
create table message_value_days (
  property_id integer not null,
  message_id integer not null,
  day date not null,
  version integer not null,
  language text not null,
  segment_id integer not null,
  question text not null,
  value text not null,
  count integer not null default 0,
  primary key (property_id, message_id, day, version, language, segment_id, question, value)
);

-- What the team notes beside an answer.
create table message_answer_notes (
  property_id integer not null references properties (id),
  answer_id uuid not null,
  tags text[] not null default '{}',
  follow_up text check (follow_up in ('open', 'done')),
  primary key (property_id, answer_id),
  foreign key (property_id, answer_id) references message_answers (property_id, id) on delete cascade
);
create index message_answer_notes_tags on message_answer_notes using gin (tags);

create function add_message_days() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into message_days as known
      select property_id, message_id, day, version, language, segment_id, count(*), sum(seen::integer), sum(clicked::integer),
        sum(closed::integer), sum(answered::integer)
      from new_rows cross join lateral unnest(0 || segment_ids) as segment_id
      group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (property_id, message_id, day, version, language, segment_id) do update set
      shown = known.shown + excluded.shown, seen = known.seen + excluded.seen, clicked = known.clicked + excluded.clicked,
      closed = known.closed + excluded.closed, answered = known.answered + excluded.answered;
  else
    insert into message_days as known
      select property_id, message_id, day, version, language, segment_id, sum(sign), sum(sign * seen::integer),
        sum(sign * clicked::integer), sum(sign * closed::integer), sum(sign * answered::integer)
      from (select *, 1 as sign from new_rows union all select *, -1 from old_rows) as changed
        cross join lateral unnest(0 || segment_ids) as segment_id
      group by 1, 2, 3, 4, 5, 6
      having (sum(sign), sum(sign * seen::integer), sum(sign * clicked::integer), sum(sign * closed::integer), sum(sign * answered::integer))
        <> (0, 0, 0, 0, 0)
      order by 1, 2, 3, 4, 5, 6
    on conflict (property_id, message_id, day, version, language, segment_id) do update set
      shown = known.shown + excluded.shown, seen = known.seen + excluded.seen, clicked = known.clicked + excluded.clicked,
      closed = known.closed + excluded.closed, answered = known.answered + excluded.answered;
  end if;
  return null;
end $$;
create trigger message_showings_added after insert on message_showings referencing new table as new_rows
  for each statement execute function add_message_days();
create trigger message_showings_changed after update on message_showings referencing old table as old_rows new table as new_rows
  for each statement execute function add_message_days();

-- What shows by itself is shown from when it was granted on.
create function add_message_showings() returns trigger language plpgsql as $$
begin
  insert into message_showings (property_id, id, message_id, version, language, day, segment_ids, closed, answered)
    select i.property_id, i.id, i.content_id, coalesce(i.version, 0), i.language, (i.shown_at at time zone p.time_zone)::date,
      coalesce(s.segment_ids, '{}'), i.dismissed_at is not null, i.answered_at is not null
    from new_rows i join properties p on p.id = i.property_id
      join messages m on (m.property_id, m.id) = (i.property_id, i.content_id)
      left join lateral (select segment_ids from person_segments s
        where (s.property_id, s.person, s.anonymous) = (i.property_id, i.person, i.anonymous) and i.person <> '' and s.since <= i.shown_at
        order by s.since desc limit 1) s on true
    where i.kind <> 'guide'
  on conflict (property_id, id) do nothing;
  return null;
end $$;
create trigger impressions_shown after insert on impressions referencing new table as new_rows
  for each statement execute function add_message_showings();

create function close_message_showing() returns trigger language plpgsql as $$
begin
  update message_showings set closed = closed or new.dismissed_at is not null, answered = answered or new.answered_at is not null
    where property_id = new.property_id and id = new.id
      and ((new.dismissed_at is not null and not closed) or (new.answered_at is not null and not answered));
  return null;
end $$;
create trigger impressions_closed after update on impressions for each row
  when (new.kind <> 'guide' and (old.dismissed_at, old.answered_at) is distinct from (new.dismissed_at, new.answered_at))
  execute function close_message_showing();

-- Counts what was answered, once somebody is done; of the versions' own questions, whatever the present one asks.
create function count_finished_answers(properties integer[], ids uuid[]) returns void language plpgsql as $$
begin
  if ids is null then return; end if;
  insert into message_showings as known (property_id, id, message_id, version, language, day, segment_ids, answered)
    select f.property_id, f.id, f.message_id, f.version, f.language, (f.started_at at time zone p.time_zone)::date, f.segment_ids, true
    from unnest(properties, ids) as finished(property_id, id) join message_answers f using (property_id, id)
      join properties p on p.id = f.property_id
  on conflict (property_id, id) do update set answered = true, segment_ids = excluded.segment_ids,
    language = case when excluded.language = '' then known.language else excluded.language end;
  insert into message_value_days as known
    select f.property_id, f.message_id, s.day, s.version, s.language, segment_id, given.question, given.value, count(*)
    from unnest(properties, ids) as finished(property_id, id) join message_answers f using (property_id, id)
      join message_showings s on (s.property_id, s.id) = (f.property_id, f.id)
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
create function count_answers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform count_finished_answers(array_agg(property_id), array_agg(id)) from new_rows where answered_at is not null;
  else
    perform count_finished_answers(array_agg(n.property_id), array_agg(n.id)) from new_rows n
      join old_rows o on (o.property_id, o.id) = (n.property_id, n.id) where n.answered_at is not null and o.answered_at is null;
  end if;
  return null;
end $$;
create trigger message_answers_added after insert on message_answers referencing new table as new_rows
  for each statement execute function count_answers();
create trigger message_answers_changed after update on message_answers referencing old table as old_rows new table as new_rows
  for each statement execute function count_answers();
