-- What every player of a property asks for: a number that changes whenever what it is answered changes, so that instances can remember the
-- answer; and when a player last asked.
create table player_configurations (
  property_id integer primary key references properties (id) on delete cascade,
  number integer not null default 0,
  seen_at timestamptz
);

-- Files that a player.js names by their content. A page that loaded an older player.js asks for an older one, from whichever instance,
-- and the disk of a container ends with it.
create table player_files (
  name text primary key,
  content text not null,
  kept_at timestamptz not null default now()
);

-- Once for each transaction: its row is already its own then. A property that is being deleted has no players.
create function player_configuration_changed() returns trigger language plpgsql as $$
declare
  changed integer;
begin
  if tg_table_name = 'properties' then changed := new.id;
  elsif tg_op = 'DELETE' then changed := old.property_id;
  else changed := new.property_id;
  end if;
  insert into player_configurations as kept (property_id, number) select id, 1 from properties where id = changed
    on conflict (property_id) do update set number = kept.number + 1 where kept.xmin <> pg_current_xact_id()::xid;
  return null;
end $$;

-- All of them wait for the end of the transaction: the row is the last that it holds, so that no two wait for each other.
create constraint trigger player_sees_property after update on properties deferrable initially deferred for each row
  when ((old.name, old.stylings) is distinct from (new.name, new.stylings)) execute function player_configuration_changed();
create constraint trigger player_sees_language after insert or update or delete on languages deferrable initially deferred for each row
  execute function player_configuration_changed();
create constraint trigger player_sees_texts after insert or update or delete on property_texts deferrable initially deferred for each row
  execute function player_configuration_changed();

create constraint trigger player_sees_new_chapter after insert on chapters deferrable initially deferred for each row
  when (new.visibility = 'public') execute function player_configuration_changed();
create constraint trigger player_sees_chapter after update on chapters deferrable initially deferred for each row
  when ('public' in (old.visibility, new.visibility)
    and (old.visibility, old.published_version, old.position, old.language_behaviour, old.language_texts)
      is distinct from (new.visibility, new.published_version, new.position, new.language_behaviour, new.language_texts))
  execute function player_configuration_changed();
create constraint trigger player_sees_no_chapter after delete on chapters deferrable initially deferred for each row
  when (old.visibility = 'public') execute function player_configuration_changed();

create constraint trigger player_sees_new_guide after insert on guides deferrable initially deferred for each row
  when (new.visibility = 'public') execute function player_configuration_changed();
create constraint trigger player_sees_guide after update on guides deferrable initially deferred for each row
  when ('public' in (old.visibility, new.visibility)
    and (old.visibility, old.published_version, old.position, old.chapter_id, old.language_behaviour, old.language_texts)
      is distinct from (new.visibility, new.published_version, new.position, new.chapter_id, new.language_behaviour, new.language_texts))
  execute function player_configuration_changed();
create constraint trigger player_sees_no_guide after delete on guides deferrable initially deferred for each row
  when (old.visibility = 'public') execute function player_configuration_changed();
