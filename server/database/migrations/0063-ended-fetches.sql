-- A fetch that was cancelled, or given up, has brought documents that players look in from then on.
create constraint trigger player_sees_ended_fetch after update on tasks deferrable initially deferred for each row
  when (new.type = 'fetch-help-centre' and old.status is distinct from new.status and new.status in ('cancelled', 'failed'))
  execute function player_configuration_changed();
