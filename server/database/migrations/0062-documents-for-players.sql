-- Players are told whether there are documents, and their answers are looked for anew, once a help centre was fetched, or an upload changed.
create constraint trigger player_sees_centre after update on help_centres deferrable initially deferred for each row
  when ((old.state, old.fetched_at) is distinct from (new.state, new.fetched_at)) execute function player_configuration_changed();
create constraint trigger player_sees_no_centre after delete on help_centres deferrable initially deferred for each row
  execute function player_configuration_changed();
create constraint trigger player_sees_new_upload after insert on documents deferrable initially deferred for each row
  when (new.centre_id is null) execute function player_configuration_changed();
create constraint trigger player_sees_upload after update on documents deferrable initially deferred for each row
  when (new.centre_id is null) execute function player_configuration_changed();
create constraint trigger player_sees_no_upload after delete on documents deferrable initially deferred for each row
  when (old.centre_id is null) execute function player_configuration_changed();
