-- A property's segments are remembered with its player configuration, and so is how its days are cut.
create constraint trigger player_sees_segment_list after insert or delete on segments deferrable initially deferred for each row
  execute function player_configuration_changed();
create constraint trigger player_sees_time_zone after update on properties deferrable initially deferred for each row
  when (old.time_zone is distinct from new.time_zone) execute function player_configuration_changed();

-- Attributes as filters compare them: only texts are items of a list.
create or replace function lowered_values(attributes jsonb) returns jsonb language sql immutable parallel safe
  return (select coalesce(jsonb_object_agg(said.key, case jsonb_typeof(said.value)
      when 'string' then to_jsonb(lower((said.value #>> '{}') collate "und-x-icu"))
      when 'array' then (select coalesce(jsonb_agg(lower((item.value #>> '{}') collate "und-x-icu")), '[]')
        from jsonb_array_elements(said.value) as item where jsonb_typeof(item.value) = 'string')
      else said.value end), '{}') from jsonb_each(attributes) as said);

drop index foreign_users_lowered, company_users_lowered;
alter table foreign_users drop column lowered, add column lowered jsonb not null generated always as (lowered_values(attributes)) stored;
alter table company_users drop column lowered, add column lowered jsonb not null generated always as (lowered_values(attributes)) stored;
create index foreign_users_lowered on foreign_users using gin (lowered jsonb_path_ops);
create index company_users_lowered on company_users using gin (lowered jsonb_path_ops);

-- Where people are looked for by what their texts contain or begin with (name and address have an index of their own, moments none): each
-- text begins with a line end. `values` are those of people.lowered.
create function attribute_texts(lowered jsonb) returns text language sql immutable parallel safe
  return (select coalesce(string_agg(E'\n' || (said.value #>> '{}'), ''), '') from jsonb_each(lowered) as said
    where jsonb_typeof(said.value) = 'string' and said.key not in ('name', 'email')
      and said.value #>> '{}' !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}t[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{3}z$');
create index foreign_users_texts on foreign_users using gin (attribute_texts(lowered) gin_trgm_ops);

-- A person's place in the order of chance, from 0 to 1,048,575: those below a number are a sample. Called unsafe so that no parallel workers
-- are started for the few people of one, which takes longer than reading them.
create function chance_of(person integer) returns integer language sql immutable parallel unsafe
  return ((person::bigint * 2654435761) >> 8 & 1048575)::integer;
create index foreign_users_sample on foreign_users (property_id, chance_of(id)) where chance_of(id) < 65536;

-- Numbers and moments of the attributes of people whom the player saw, those as the number that their digits make. Kept by the database, so
-- that no way to write a person forgets it.
create table person_numbers (
  property_id integer not null,
  key text not null,
  value double precision not null,
  person_id integer not null,
  primary key (property_id, key, value, person_id)
);
create function numbers_of(attributes jsonb) returns jsonb language sql immutable parallel safe
  return (select coalesce(jsonb_object_agg(said.key, case jsonb_typeof(said.value) when 'number' then said.value
      else to_jsonb(translate(said.value #>> '{}', '-T:Z', '')::numeric) end), '{}') from jsonb_each(attributes) as said
    where case jsonb_typeof(said.value)
      when 'number' then said.value = '0' or abs(said.value::numeric) between 5e-324 and 1.7976931348623157e308
      when 'string' then said.value #>> '{}' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{3}Z$' else false end);
create function person_numbers_written() returns trigger language plpgsql as $$
declare
  before constant jsonb := case when tg_op = 'INSERT' then '{}' else numbers_of(old.attributes) end;
  after constant jsonb := case when tg_op = 'DELETE' then '{}' else numbers_of(new.attributes) end;
begin
  if before <> after then
    delete from person_numbers held using jsonb_each(before) as said where said.value is distinct from after -> said.key
      and (held.property_id, held.key, held.value, held.person_id) = (old.property_id, said.key, said.value::double precision, old.id);
    insert into person_numbers (property_id, key, value, person_id)
      select new.property_id, said.key, said.value::double precision, new.id from jsonb_each(after) as said
      where said.value is distinct from before -> said.key on conflict do nothing;
  end if;
  return null;
end $$;
create trigger person_numbers_added after insert on foreign_users for each row when (new.attributes <> '{}')
  execute function person_numbers_written();
create trigger person_numbers_changed after update of attributes on foreign_users for each row
  when (old.attributes is distinct from new.attributes) execute function person_numbers_written();
create trigger person_numbers_removed after delete on foreign_users for each row when (old.attributes <> '{}')
  execute function person_numbers_written();
insert into person_numbers (property_id, key, value, person_id)
  select known.property_id, said.key, said.value::double precision, known.id
  from foreign_users known cross join jsonb_each(numbers_of(known.attributes)) as said;
