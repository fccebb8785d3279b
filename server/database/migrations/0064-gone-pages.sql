-- A page that was not there any more: its document goes once the fetch ends, and only where something could be read.
alter table help_centre_pages add column gone boolean not null default false;

-- As of when its documents are as they are. A fetch that brings the same leaves it, and players are not told of it.
alter table help_centres add column documents_at timestamptz;
drop trigger player_sees_centre on help_centres;
create constraint trigger player_sees_centre after update on help_centres deferrable initially deferred for each row
  when ((old.documents_at, old.fetched_at is null) is distinct from (new.documents_at, new.fetched_at is null))
  execute function player_configuration_changed();
