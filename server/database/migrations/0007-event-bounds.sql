-- One batch is of one property, so that what still waits can be counted for each; null in batches that are older than this.
alter table event_batches add column property_id integer;

-- The time as it was sent, where no right clock would say it: then occurred_at is the time of arrival.
alter table events add column sent_at timestamptz;

-- What arrived per property and day of arrival (UTC), and how much of it names what the property does not have: one row,
-- however much is made up. last_batch is the newest batch of that day, by which old events are found.
create table event_days (
  day date not null,
  property_id integer not null,
  stored integer not null default 0,
  last_batch bigint not null default 0,
  unknown_guides integer not null default 0,
  unknown_versions integer not null default 0,
  unknown_steps integer not null default 0,
  unknown_languages integer not null default 0,
  wrong_clocks integer not null default 0,
  primary key (day, property_id)
);

-- The steps of each published version, noted when an event first names its guide: versions never change.
create table guide_version_steps (
  property_id integer not null,
  guide_id integer not null,
  number integer not null,
  step_id text not null,
  primary key (property_id, guide_id, number, step_id)
);

-- The names of attributes that a property's people have, so that their number can be bounded.
create table attribute_names (
  property_id integer not null,
  name text not null,
  primary key (property_id, name)
);
insert into attribute_names
  select distinct property_id, jsonb_object_keys(attributes) from company_users
  on conflict do nothing;
