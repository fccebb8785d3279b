-- Steps of live guides that players gave up, until an alarm counts them or they are too old to raise one.
create table step_failures (
  property_id integer not null,
  guide_id integer not null,
  step_id text not null,
  version integer not null,
  occurred_at timestamptz not null,
  reason text not null,
  path text,
  is_new boolean not null default true
);
create index step_failures_of_guide on step_failures (property_id, guide_id);
create index step_failures_new on step_failures (property_id, guide_id) where is_new;
