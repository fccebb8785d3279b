-- Segments that somebody is writing and that are too long for an address, by a hash of them.
create table segment_drafts (
  property_id integer not null references properties (id),
  id text not null,
  content text not null,
  opened_at timestamptz not null default now(),
  primary key (property_id, id)
);
create index segment_drafts_age on segment_drafts (opened_at);
