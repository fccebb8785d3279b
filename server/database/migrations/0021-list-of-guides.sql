-- What the list of guides counts and shows first, read from an index alone: the drafts of two thousand guides stay unread.
create index guides_by_chapter on guides (property_id, chapter_id, visibility);
create index guides_by_author on guides (property_id, last_changed_by_id, last_changed_at desc, id desc);
