-- Whatever stands in some content as the id of an image: browsers read many spellings of an address as the same one.
create or replace function image_ids(content jsonb) returns text[] language sql immutable parallel safe as $$
  -- Most content names none: then it is not looked through sign by sign.
  select case when strpos(content::text, 'images') = 0 then '{}' else (
    select coalesce(array_agg(distinct found[1]), '{}')
    from regexp_matches(content::text, '(?<![0-9a-f])([0-9a-f]{40})(?![0-9a-f])', 'g') as found) end
$$;

-- Worked out anew of all that is stored.
alter table guides drop column images, add column images text[] not null generated always as (image_ids(draft)) stored;
alter table guide_versions drop column images, add column images text[] not null generated always as (image_ids(content)) stored;
create index guides_images on guides using gin (images);
create index guide_versions_images on guide_versions using gin (images);
