-- The revisions of guides and chapters that an import has made or kept, so that what it has reached stays as short as it begins; they go with
-- their task.
create table import_revisions (
  task_id bigint not null references tasks (id) on delete cascade,
  item text not null,
  revision integer not null,
  primary key (task_id, item)
);
insert into import_revisions (task_id, item, revision)
  select tasks.id, made.key, made.value::integer from tasks, jsonb_each_text(state -> 'revisions') as made
  where type = 'import-content' and finished_at is null;
update tasks set state = state - 'revisions' where type = 'import-content' and finished_at is null;
