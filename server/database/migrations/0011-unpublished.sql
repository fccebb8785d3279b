-- When an item stopped being live, so that its editor can say so. Of those that did before, nobody knows.
alter table guides add column unpublished_at timestamptz;
alter table chapters add column unpublished_at timestamptz;
