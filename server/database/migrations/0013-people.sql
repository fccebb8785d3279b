create extension if not exists pg_trgm;

-- Company users and foreign users share their ids: one address names either.
create sequence person_ids as integer;

-- What people are found by: their id, and the attributes that usually hold a name or an address, in lower case.
create function person_search(public_id text, attributes jsonb) returns text language sql immutable parallel safe
  return lower((public_id || ' ' || coalesce(attributes ->> 'name', '') || ' ' || coalesce(attributes ->> 'email', '') || ' '
    || coalesce(attributes ->> 'first_name', attributes ->> 'firstName', '') || ' '
    || coalesce(attributes ->> 'last_name', attributes ->> 'lastName', '')) collate "und-x-icu");

-- Whether a text holds one of these words (in lower case), whole: not as part of a longer id, address or name. With `in_address` a word is
-- whole only as a segment or a value of an address. Each word is looked for once from end to end, so that no text takes longer than its
-- length; `before` and `after` are the three characters around what was found.
create function is_apart(before text, after text, in_address boolean) returns boolean language sql immutable parallel safe
  return case when in_address
    then before ~ '(^|[/?&=;:,#]|%2[3cf6]|%3[abdf])$' and after ~ '^($|[/?&=;:,#]|%2[3cf6]|%3[abdf])'
    else (before !~ '[[:alnum:]_%+@-]$|[[:alnum:]]\.$' collate "und-x-icu" or before ~ '%([01].|2[^5bde]|3[a-f]|5[b-e]|60|7[b-f])$|\\[bfnrt]$')
      and (after !~ '^[[:alnum:]_%+@-]|^\.[[:alnum:]]' collate "und-x-icu" or after ~ '^%([01].|2[^5bde]|3[a-f]|5[b-e]|60|7[b-f])') end;
create function holds_whole(content text, words text[], in_address boolean) returns boolean language plpgsql strict immutable parallel safe as $$
declare
  lowered constant text := lower(content collate "und-x-icu");
  word text;
  part text;
  parts text[];
  passed integer;
  before text;
begin
  foreach word in array words loop
    continue when strpos(lowered, word) = 0;
    parts := string_to_array(lowered, word);
    passed := 0;
    foreach part in array parts loop
      passed := passed + 1;
      if passed > 1 and is_apart(before, case when passed = cardinality(parts) then left(part, 3) else left(part || word, 3) end, in_address) then
        return true;
      end if;
      before := right(case when passed = 1 then part else word || part end, 3);
    end loop;
  end loop;
  return false;
end $$;

-- Attributes as filters compare them, by an index: texts in lower case.
create function lowered_values(attributes jsonb) returns jsonb language sql immutable parallel safe
  return (select coalesce(jsonb_object_agg(said.key, case jsonb_typeof(said.value)
      when 'string' then to_jsonb(lower((said.value #>> '{}') collate "und-x-icu"))
      when 'array' then (select coalesce(jsonb_agg(lower(item.text collate "und-x-icu")), '[]')
        from jsonb_array_elements_text(said.value) as item (text))
      else said.value end), '{}') from jsonb_each(attributes) as said);

-- People that the player saw in a property: what the host page said (own), and that with the company's values over it (attributes).
alter table company_users rename to foreign_users;
alter table foreign_users alter column id drop identity;
select setval('person_ids', coalesce((select max(id) from foreign_users), 1), exists (select from foreign_users));
alter table foreign_users alter column id set default nextval('person_ids');
alter table foreign_users rename column public_id to foreign_id;
alter table foreign_users rename column ephemeral to anonymous;
alter table foreign_users rename column attributes to own;
alter table foreign_users rename constraint company_users_property_id_public_id_key to foreign_users_foreign_id;
alter table foreign_users add column attributes jsonb not null default '{}', add column company_user_id integer;
update foreign_users set attributes = own;
alter table foreign_users add column search_text text not null generated always as (person_search(foreign_id, attributes)) stored,
  add column lowered jsonb not null generated always as (lowered_values(attributes)) stored;
create index foreign_users_last_seen on foreign_users (property_id, last_seen_at, id);
create index foreign_users_first_seen on foreign_users (property_id, first_seen_at, id);
create index foreign_users_search on foreign_users using gin (search_text gin_trgm_ops);
create index foreign_users_lowered on foreign_users using gin (lowered jsonb_path_ops);
create index foreign_users_anonymous on foreign_users (last_seen_at) where anonymous;
create index foreign_users_company_user on foreign_users (company_user_id) where company_user_id is not null;

-- People whom a company brought in itself: by file, or by call.
create table company_users (
  id integer primary key default nextval('person_ids'),
  company_id integer not null references companies (id),
  public_id text not null,
  status text not null default 'created' check (status in ('created', 'imported', 'disabled', 'pending', 'active')),
  attributes jsonb not null default '{}',
  -- The task that brought the person in last.
  imported_by bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  first_seen_at timestamptz,
  last_seen_at timestamptz,
  invited_at timestamptz,
  archived_at timestamptz,
  archived boolean not null generated always as (archived_at is not null) stored,
  search_text text not null generated always as (person_search(public_id, attributes)) stored,
  lowered jsonb not null generated always as (lowered_values(attributes)) stored,
  unique (company_id, public_id)
);
create index company_users_created on company_users (company_id, archived, created_at, id);
create index company_users_status on company_users (company_id, archived, status, created_at, id);
-- Who was never seen comes before those seen first, and so last where the newest come first.
create index company_users_first_seen on company_users (company_id, archived, first_seen_at nulls first, id);
create index company_users_last_seen on company_users (company_id, archived, last_seen_at nulls first, id);
create index company_users_imported_by on company_users (imported_by) where imported_by is not null;
create index company_users_search on company_users using gin (search_text gin_trgm_ops);
create index company_users_lowered on company_users using gin (lowered jsonb_path_ops);
alter table foreign_users add foreign key (company_user_id) references company_users (id) on delete set null;

-- A foreign user is a company user's when their ids are equal; the company's values win. Kept by the database, so that no way to write a
-- company user forgets it. (Writing a foreign user looks up the company user itself: server/resources/users/keep-person.ts.)
create function company_users_written() returns trigger language plpgsql as $$
begin
  update foreign_users seen set company_user_id = written.id, attributes = seen.own || written.attributes
    from written join properties on properties.company_id = written.company_id
    where seen.property_id = properties.id and seen.foreign_id = written.public_id and not seen.anonymous
      and (seen.company_user_id, seen.attributes) is distinct from (written.id, seen.own || written.attributes);
  return null;
end $$;
-- Who was seen before the company brought them in has been seen all the same.
create function company_users_seen_before() returns trigger language plpgsql as $$
begin
  update company_users known set first_seen_at = seen.first_at, last_seen_at = seen.last_at
    from (select company_user_id, min(first_seen_at) as first_at, max(last_seen_at) as last_at from foreign_users
      where company_user_id in (select id from written) group by company_user_id) seen
    where known.id = seen.company_user_id and known.first_seen_at is null;
  return null;
end $$;
create trigger company_users_added after insert on company_users referencing new table as written
  for each statement execute function company_users_written();
-- After the one above, by its name.
create trigger company_users_added_seen after insert on company_users referencing new table as written
  for each statement execute function company_users_seen_before();
create trigger company_users_changed after update on company_users referencing new table as written
  for each statement execute function company_users_written();
create function company_users_removed() returns trigger language plpgsql as $$
begin
  update foreign_users seen set company_user_id = null, attributes = seen.own
    from removed join properties on properties.company_id = removed.company_id
    where seen.property_id = properties.id and seen.foreign_id = removed.public_id and not seen.anonymous;
  return null;
end $$;
create trigger company_users_deleted after delete on company_users referencing old table as removed
  for each statement execute function company_users_removed();

-- Definitions of attributes, of a company (property_id is null) or of one property. Private ones are archived.
create table attributes (
  id integer generated by default as identity primary key,
  company_id integer not null references companies (id),
  property_id integer references properties (id),
  key text not null check (key ~ '^[A-Za-z0-9_]{1,128}$'),
  display_name text not null default '',
  description text not null default '',
  data_type text not null check (data_type in ('string', 'number', 'boolean', 'array', 'datetime')),
  status text not null default 'public' check (status in ('public', 'private')),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_changed_by text,
  last_changed_by_id text,
  unique nulls not distinct (company_id, property_id, key)
);
create index attributes_property on attributes (property_id) where property_id is not null;
insert into attributes (company_id, property_id, key, data_type)
  select properties.company_id, known.property_id, known.name, coalesce((
      select case jsonb_typeof(own -> known.name) when 'number' then 'number' when 'boolean' then 'boolean' else 'string' end
      from foreign_users where property_id = known.property_id and own ? known.name limit 1), 'string')
  from attribute_names known join properties on properties.id = known.property_id
  where known.name ~ '^[A-Za-z0-9_]{1,128}$';
drop table attribute_names;

-- Values that were kept out, per key of an attribute and reason: how many, and one of them. Values of keys that no attribute has share an
-- empty key, because host pages can make up any. property_id is null for those of a company's own people.
create table attribute_refusals (
  company_id integer not null references companies (id),
  property_id integer references properties (id),
  key text not null,
  reason text not null check (reason in ('type', 'key', 'limit')),
  count bigint not null default 1,
  sample text not null,
  last_at timestamptz not null default now(),
  unique nulls not distinct (company_id, property_id, key, reason)
);

-- Who an anonymous visitor turned out to be, so that what arrives late under the old id counts for the same person. The rollup merges what
-- was counted before, and notes when.
create table person_aliases (
  property_id integer not null references properties (id),
  anonymous_id text not null,
  foreign_user_id integer not null references foreign_users (id) on delete cascade,
  created_at timestamptz not null default now(),
  merged_at timestamptz,
  primary key (property_id, anonymous_id)
);
create index person_aliases_person on person_aliases (foreign_user_id, created_at);
create index person_aliases_age on person_aliases (merged_at);
create index person_aliases_unmerged on person_aliases (created_at) where merged_at is null;

-- What a host page says of a person, as server/resources/users/keep-person.ts describes it. A function, because making the plan costs more
-- than the work, and that of a function is made once for a connection.
create function attributes_fit(attributes jsonb, most integer, most_bytes integer) returns boolean language sql immutable parallel safe
  return octet_length(attributes::text) <= most_bytes and (select count(*) from jsonb_object_keys(attributes)) <= most;
create function keep_person(of_property integer, of_user text, of_company text, of_anonymous text, said jsonb, most integer, most_bytes integer)
  returns table (fits boolean, visiting integer) language plpgsql as $$
begin
  return query
    with companys as (
        select known.id, known.attributes, known.last_seen_at from company_users known join properties on properties.company_id = known.company_id
        where properties.id = of_property and known.public_id = of_user),
      before as (select id, own from foreign_users where property_id = of_property and foreign_id = of_user),
      first as (select jsonb_strip_nulls(said) as own),
      kept as (
        insert into foreign_users as seen (property_id, foreign_id, company_key, own, attributes, company_user_id)
        select of_property, of_user, of_company, first.own, first.own || coalesce((select attributes from companys), '{}'), (select id from companys)
        from first where attributes_fit(first.own, most, most_bytes)
        on conflict (property_id, foreign_id) do update
          set own = jsonb_strip_nulls(seen.own || said),
            attributes = jsonb_strip_nulls(seen.own || said) || coalesce((select attributes from companys), '{}'),
            company_user_id = excluded.company_user_id, company_key = coalesce(excluded.company_key, seen.company_key),
            last_seen_at = greatest(seen.last_seen_at, now()), anonymous = false
          where attributes_fit(jsonb_strip_nulls(seen.own || said), most, most_bytes)
            and (seen.last_seen_at < now() - interval '1 minute' or seen.anonymous or seen.own <> jsonb_strip_nulls(seen.own || said)
              or seen.company_user_id is distinct from excluded.company_user_id
              or seen.company_key is distinct from coalesce(excluded.company_key, seen.company_key))
        returning id),
      judged as (
        select case when exists (select from kept) then true
          else attributes_fit(jsonb_strip_nulls(coalesce((select own from before), '{}') || said), most, most_bytes) end as is_kept),
      -- The first call that names an anonymous visitor counts; and nobody becomes part of somebody else who is known by that id.
      aliased as (
        insert into person_aliases (property_id, anonymous_id, foreign_user_id)
        select of_property, of_anonymous, id from (select id from kept union select id from before) as person
        where of_anonymous is not null and (select is_kept from judged)
          and not exists (select from foreign_users other
            where other.property_id = of_property and other.foreign_id = of_anonymous and not other.anonymous)
        limit 1 on conflict do nothing)
    select is_kept, (select id from companys where last_seen_at is null or last_seen_at < now() - interval '1 minute') from judged;
end $$;

-- Whether the person of a run is known by an id of the application's, or by one that the player made: those are UUIDs. A known id may look
-- like one too.
alter table guide_runs add column anonymous boolean not null default false;
update guide_runs set anonymous = true where person ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' and not exists (
  select from foreign_users known where (known.property_id, known.foreign_id) = (guide_runs.property_id, guide_runs.person) and not known.anonymous);

-- Sessions as the player counts them (1800 s from the last activity), rolled up from events; person as in guide_runs. An id that is used
-- again after a longer gap has a row for each stretch.
create table sessions (
  property_id integer not null,
  id uuid not null,
  person text not null default '',
  anonymous boolean not null default false,
  started_at timestamptz not null,
  last_at timestamptz not null,
  pages integer not null default 0,
  primary key (property_id, id, started_at)
);
create index sessions_person on sessions (property_id, person, last_at);
create index sessions_age on sessions (last_at);
create index guide_runs_person on guide_runs (property_id, person, guide_id);
-- With the id of the event, so that those of one person are read in portions.
create index events_user on events (property_id, user_id, id) where user_id is not null;
create index events_anonymous on events (property_id, anonymous_id, id) where anonymous_id is not null;

alter table event_days add column unknown_tags integer not null default 0;

-- How many identify calls of a day (UTC) were kept and refused, by reason.
create table identify_days (
  day date not null,
  property_id integer not null references properties (id),
  outcome text not null check (outcome in ('kept', 'unsigned', 'signature', 'expired')),
  count bigint not null default 0,
  primary key (day, property_id, outcome)
);

-- Links by which a company user is identified in an application, once; of the secret only its hash is kept.
create table magic_links (
  id integer generated by default as identity primary key,
  company_id integer not null references companies (id),
  property_id integer not null references properties (id),
  company_user_id integer not null references company_users (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  sent_at timestamptz,
  used_at timestamptz
);
create index magic_links_company on magic_links (company_id, id);
create index magic_links_person on magic_links (company_user_id);
create index magic_links_age on magic_links (expires_at);

-- The company that a mail was sent for, so that what is kept of its people can be handed over and erased; none for those of the realm.
alter table outbox add column company_id integer references companies (id);
