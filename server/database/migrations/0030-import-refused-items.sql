-- The items of bundles that an import has refused so far, by their ids there: killed, it goes on knowing that they did not come.
create table import_refused_items (
  task_id bigint not null references tasks (id) on delete cascade,
  kind text not null,
  origin text not null,
  primary key (task_id, kind, origin)
);
