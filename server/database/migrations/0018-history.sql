-- What whoever published a version noted about it.
alter table guide_versions add column note text not null default '';
alter table chapter_versions add column note text not null default '';
-- When a draft goes live and ends by itself, who asked for that, and why it did not work; a review of the draft, and the revision that it
-- approved.
alter table guides add column publish_at timestamptz, add column unpublish_at timestamptz, add column schedule jsonb,
  add column review jsonb, add column approved_revision integer;
alter table chapters add column publish_at timestamptz, add column unpublish_at timestamptz, add column schedule jsonb,
  add column review jsonb, add column approved_revision integer;
create index guides_due on guides (least(publish_at, unpublish_at)) where least(publish_at, unpublish_at) is not null;
create index chapters_due on chapters (least(publish_at, unpublish_at)) where least(publish_at, unpublish_at) is not null;
