-- Since when a message is live, or was when it last was: publishing changes of what is live leaves it. Of a live one that is the first version
-- after it was last taken back; of others nobody knows how often they were.
alter table messages add column live_since timestamptz;
update messages set live_since = case
  when visibility in ('public', 'scheduled') then coalesce((
    select min(v.published_at) from message_versions v
    where (v.property_id, v.message_id) = (messages.property_id, messages.id)
      and v.published_at >= coalesce(messages.unpublished_at, '-infinity')), published_at, first_time_published)
  else coalesce(first_time_published, published_at) end;
