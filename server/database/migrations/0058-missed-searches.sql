-- What people looked for in the assistant and did not find, counted by day on the property's clocks, without people. A language is '' where the
-- property does not have it.
create table missed_searches (
  property_id integer not null references properties (id),
  day date not null,
  language text not null,
  query text not null,
  count integer not null,
  primary key (property_id, day, language, query)
);
