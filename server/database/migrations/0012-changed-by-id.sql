-- Two people may have one name. Of changes before this, only the name is known.
alter table guides add column last_changed_by_id text;
alter table chapters add column last_changed_by_id text;
