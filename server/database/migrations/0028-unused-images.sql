-- The ids of the stored images whose addresses stand in some content, wherever in it.
create function image_ids(content jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct found[1]), '{}') from regexp_matches(content::text, '/images/([0-9a-f]{40})', 'g') as found
$$;

-- Kept by the database, so that whoever writes content needs to know nothing of it.
alter table guides add column images text[] not null generated always as (image_ids(draft)) stored;
alter table guide_versions add column images text[] not null generated always as (image_ids(content)) stored;
create index guides_images on guides using gin (images);
create index guide_versions_images on guide_versions using gin (images);

-- When it was looked last whether anything uses an image, and since when nothing does.
alter table images
  add column looked_at timestamptz not null default now(),
  add column unused_since timestamptz;
create index images_looked_at on images (looked_at);
create index images_unused on images (unused_since) where unused_since is not null;
