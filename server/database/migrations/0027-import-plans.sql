-- What a prepared import would do, as it was judged last, and what the property held then.
create table import_plans (
  task_id bigint primary key references tasks (id) on delete cascade,
  mark text not null,
  judged_at timestamptz not null,
  -- As it came: jsonb takes no null character, and a name may hold one.
  plan json not null
);
