-- Players see tooltips only where the plan of the property has them.
create constraint trigger player_sees_flags after update on properties deferrable initially deferred for each row
  when (old.feature_flags is distinct from new.feature_flags) execute function player_configuration_changed();
