-- Public links have a rate of their own: a showing by_link is a browser in which one was opened, or an answer without that being noted. The rate is that
-- of the noted openings: nobody knows how many opened it unnoted and left. How a message was sent away is told apart: later and never are among those
-- that closed it, the rest just closed it.
alter table message_showings add column by_link boolean not null default false;
alter table message_showings add column opened boolean not null default false check (by_link or not opened);
alter table message_showings add column closed_how text check (closed_how in ('close', 'later', 'never'));
alter table message_days add column by_link integer not null default 0;
alter table message_days add column opened integer not null default 0;
alter table message_days add column answered_opened integer not null default 0;
alter table message_days add column answered_by_link integer not null default 0;
alter table message_days add column later integer not null default 0;
alter table message_days add column never integer not null default 0;

create or replace function add_message_days() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into message_days as known (property_id, message_id, day, version, language, segment_id, shown, seen, clicked, closed, answered,
        by_link, opened, answered_by_link, answered_opened, later, never)
      select property_id, message_id, day, version, language, segment_id, count(*), sum(seen::integer), sum(clicked::integer),
        sum(closed::integer), sum(answered::integer), sum(by_link::integer), sum(opened::integer),
        sum((by_link and answered)::integer), sum((opened and answered)::integer), count(*) filter (where closed_how = 'later'),
        count(*) filter (where closed_how = 'never')
      from new_rows cross join lateral unnest(0 || segment_ids) as segment_id
      group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (property_id, message_id, day, version, language, segment_id) do update set
      shown = known.shown + excluded.shown, seen = known.seen + excluded.seen, clicked = known.clicked + excluded.clicked,
      closed = known.closed + excluded.closed, answered = known.answered + excluded.answered, by_link = known.by_link + excluded.by_link,
      opened = known.opened + excluded.opened, answered_by_link = known.answered_by_link + excluded.answered_by_link,
      answered_opened = known.answered_opened + excluded.answered_opened, later = known.later + excluded.later,
      never = known.never + excluded.never;
  else
    insert into message_days as known (property_id, message_id, day, version, language, segment_id, shown, seen, clicked, closed, answered,
        by_link, opened, answered_by_link, answered_opened, later, never)
      select property_id, message_id, day, version, language, segment_id, sum(sign), sum(sign * seen::integer),
        sum(sign * clicked::integer), sum(sign * closed::integer), sum(sign * answered::integer), sum(sign * by_link::integer),
        sum(sign * opened::integer), sum(sign * (by_link and answered)::integer), sum(sign * (opened and answered)::integer),
        sum(sign * coalesce(closed_how = 'later', false)::integer),
        sum(sign * coalesce(closed_how = 'never', false)::integer)
      from (select *, 1 as sign from new_rows union all select *, -1 from old_rows) as changed
        cross join lateral unnest(0 || segment_ids) as segment_id
      group by 1, 2, 3, 4, 5, 6
      having (sum(sign), sum(sign * seen::integer), sum(sign * clicked::integer), sum(sign * closed::integer), sum(sign * answered::integer),
          sum(sign * by_link::integer), sum(sign * opened::integer), sum(sign * (by_link and answered)::integer),
          sum(sign * (opened and answered)::integer),
          sum(sign * coalesce(closed_how = 'later', false)::integer), sum(sign * coalesce(closed_how = 'never', false)::integer))
        <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
      order by 1, 2, 3, 4, 5, 6
    on conflict (property_id, message_id, day, version, language, segment_id) do update set
      shown = known.shown + excluded.shown, seen = known.seen + excluded.seen, clicked = known.clicked + excluded.clicked,
      closed = known.closed + excluded.closed, answered = known.answered + excluded.answered, by_link = known.by_link + excluded.by_link,
      opened = known.opened + excluded.opened, answered_by_link = known.answered_by_link + excluded.answered_by_link,
      answered_opened = known.answered_opened + excluded.answered_opened, later = known.later + excluded.later,
      never = known.never + excluded.never;
  end if;
  return null;
end $$;

-- Who answers by a link has seen it.
create or replace function add_message_showings() returns trigger language plpgsql as $$
begin
  insert into message_showings (property_id, id, message_id, version, language, day, segment_ids, seen, closed, closed_how, answered, by_link)
    select i.property_id, i.id, i.content_id, coalesce(i.version, 0), i.language, (i.shown_at at time zone p.time_zone)::date,
      coalesce(s.segment_ids, '{}'), i.by_link, i.dismissed_at is not null, case when i.dismissed_at is not null then 'never' end,
      i.answered_at is not null, i.by_link
    from new_rows i join properties p on p.id = i.property_id
      join messages m on (m.property_id, m.id) = (i.property_id, i.content_id)
      left join lateral (select segment_ids from person_segments s
        where (s.property_id, s.person, s.anonymous) = (i.property_id, i.person, i.anonymous) and i.person <> '' and s.since <= i.shown_at
        order by s.since desc limit 1) s on true
    where i.kind <> 'guide'
  on conflict (property_id, id) do nothing;
  return null;
end $$;

create or replace function close_message_showing() returns trigger language plpgsql as $$
begin
  update message_showings set seen = true, closed = true, closed_how = 'never'
    where property_id = new.property_id and id = new.id and message_id = new.content_id
      and not (seen and closed and coalesce(closed_how = 'never', false));
  return null;
end $$;

-- What came before: a closed impression was just closed, one that is not wanted again is known as such, any other was put off.
update message_showings s set by_link = i.by_link, seen = s.seen or i.by_link,
    closed_how = case when not s.closed then null when i.dismissed_at is not null then 'never' when i.closed_at is not null then 'close' else 'later' end
  from impressions i where (i.property_id, i.id) = (s.property_id, s.id) and i.kind <> 'guide' and (i.by_link or s.closed);
