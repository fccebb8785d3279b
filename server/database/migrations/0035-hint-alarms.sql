-- What failed of tooltips and validators stands beside what failed of steps: `version` is then that of the target, and `step_id` is empty.
alter table step_failures rename to target_failures;
alter table target_failures rename column guide_id to content_id;
alter table target_failures add column content_type text not null default 'guide';
alter table target_failures alter column content_type drop default;
drop index step_failures_of_guide;
drop index step_failures_new;
create index target_failures_of_content on target_failures (property_id, content_type, content_id);
create index target_failures_new on target_failures (property_id, content_type, content_id) where is_new;

-- `target_version` counts the targets that one has had, so that what a page open since before says of the last one is nothing new.
alter table tooltips add column alarm jsonb;
alter table tooltips add column target_version integer not null default 1;
alter table validators add column alarm jsonb;
alter table validators add column target_version integer not null default 1;

-- Players see nothing of alarms.
drop trigger player_sees_tooltip on tooltips;
create constraint trigger player_sees_tooltip after insert or delete or
  update of enabled, pointing, url, segment_id, page_segment_id, texts, show, target_version
  on tooltips deferrable initially deferred for each row execute function player_configuration_changed();
drop trigger player_sees_validator on validators;
create constraint trigger player_sees_validator after insert or delete or
  update of enabled, pointing, url, segment_id, page_segment_id, texts, rule, target_version
  on validators deferrable initially deferred for each row execute function player_configuration_changed();
