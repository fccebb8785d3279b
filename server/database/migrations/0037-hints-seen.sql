-- When people last saw or used a tooltip or validator where its target of now is, to the hour: as long as they do, that it is not on other pages,
-- or not yet, is no failure. Players see nothing of it.
alter table tooltips add column seen_at timestamptz;
alter table validators add column seen_at timestamptz;
