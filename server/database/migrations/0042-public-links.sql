-- The public link of an NPS or a survey: at most one of each message. secret stands in its address for everybody, and signs those of single people;
-- another one ends all that were made with it. By anonymous anybody may answer; with once, somebody with an address of their own only once since renewed_at.
create table message_links (
  property_id integer not null references properties (id),
  message_id integer not null references messages (id),
  secret text not null,
  is_on boolean not null default false,
  anonymous boolean not null default false,
  once boolean not null default true,
  renewed_at timestamptz not null default now(),
  primary key (property_id, message_id)
);
