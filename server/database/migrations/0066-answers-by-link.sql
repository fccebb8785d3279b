-- Whether it was given by an open link, as its showing says (migration 0047): how many answers of nobody there are today is counted without looking up
-- each one's showing, which took half a minute for a day's fill while the statistics were of a time with few.
alter table message_answers add column by_link boolean not null default false;
update message_answers a set by_link = true from impressions i where (i.property_id, i.id) = (a.property_id, a.id) and i.by_link;
drop index message_answers_nameless;
create index message_answers_nameless on message_answers (property_id, by_link, started_at) where person = '';
