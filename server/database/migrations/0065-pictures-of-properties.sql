-- An avatar or a help picture may be another property's, as after a change of a whole company's stylings: it is found as used, whoever uploaded it.
alter table properties add column images text[] not null generated always as (image_ids(stylings)) stored;
create index properties_images on properties using gin (images);
