-- Which item of a property came from, or went out as, which item of a bundle: by the id that it has in bundles. An item may have come in by
-- several; an image's item is its id.
create table content_origins (
  property_id integer not null references properties (id),
  kind text not null,
  origin text not null,
  item text not null,
  created_at timestamptz not null default now(),
  primary key (property_id, kind, origin)
);
create index content_origins_item on content_origins (property_id, kind, item);

-- What an import of a bundle left out or refused, and why; it goes with its task.
create table transfer_notes (
  task_id bigint not null references tasks (id) on delete cascade,
  place integer generated always as identity,
  kind text not null,
  name text not null,
  code text not null,
  about text not null default '',
  primary key (task_id, place)
);
