-- A batch waits until it is rolled up and is deleted then; its number of rows lets the rollup work in portions of even size.
drop index event_batches_waiting;
delete from event_batches where rolled_at is not null;
alter table event_batches drop column rolled_at;
alter table event_batches add column rows integer not null default 100;
