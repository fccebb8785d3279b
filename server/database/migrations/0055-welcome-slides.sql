-- The welcome slide of a property: one at most, which people see as it is saved. Its id as a popup is from the sequence of those of promotions.
create table welcome_slides (
  property_id integer primary key references properties (id),
  popup_id integer not null default nextval('popup_ids'),
  content jsonb not null,
  guide_id integer references guides (id),
  revision integer not null default 1,
  first_time_published timestamptz,
  last_changed_at timestamptz not null default now(),
  last_changed_by text,
  last_changed_by_id text,
  images text[] not null generated always as (image_ids(content)) stored
);
create unique index welcome_slides_popup on welcome_slides (popup_id);
create index welcome_slides_guide on welcome_slides (guide_id);
create index welcome_slides_images on welcome_slides using gin (images);
create constraint trigger player_sees_welcome_slide after insert or update or delete on welcome_slides deferrable initially deferred
  for each row execute function player_configuration_changed();

-- What shows by itself is a showing of a message only where it is one: ids of other kinds are those of other items.
create or replace function add_message_showings() returns trigger language plpgsql as $$
begin
  insert into message_showings (property_id, id, message_id, version, language, day, segment_ids, seen, closed, closed_how, answered, by_link)
    select i.property_id, i.id, i.content_id, coalesce(i.version, 0), i.language, (i.shown_at at time zone p.time_zone)::date,
      coalesce(s.segment_ids, '{}'), i.by_link, i.dismissed_at is not null, case when i.dismissed_at is not null then 'never' end,
      i.answered_at is not null, i.by_link
    from new_rows i join properties p on p.id = i.property_id
      join messages m on (m.property_id, m.id, m.type) = (i.property_id, i.content_id, i.kind)
      left join lateral (select segment_ids from person_segments s
        where (s.property_id, s.person, s.anonymous) = (i.property_id, i.person, i.anonymous) and i.person <> '' and s.since <= i.shown_at
        order by s.since desc limit 1) s on true
  on conflict (property_id, id) do nothing;
  return null;
end $$;
