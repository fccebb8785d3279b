-- When a guide's promotion was published first, read from an index alone: the contents of all its versions stay unread.
create index guide_versions_promoted on guide_versions (property_id, guide_id, published_at) where content ? 'promotion';
