-- When the live copy was published and by whom, beside its number: lists and editors tell it of each item.
alter table guides add column published_at timestamptz, add column published_by text;
update guides set published_at = version.published_at, published_by = version.author_name from guide_versions version
  where (version.property_id, version.guide_id, version.number) = (guides.property_id, guides.id, guides.published_version);
alter table chapters add column published_at timestamptz, add column published_by text;
update chapters set published_at = version.published_at, published_by = version.author_name from chapter_versions version
  where (version.property_id, version.chapter_id, version.number) = (chapters.property_id, chapters.id, chapters.published_version);
