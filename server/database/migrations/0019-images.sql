-- What people choose an image by that was used before: the name its file had, how large it is, and when it was last uploaded or chosen.
alter table images
  add column name text not null default '',
  add column width integer,
  add column height integer,
  add column frames integer not null default 1,
  add column used_at timestamptz not null default now();
update images set used_at = created_at;
drop index images_property;
create index images_used on images (property_id, used_at desc, id);
