-- How many answers of nobody a property has had since midnight is asked every few seconds.
create index message_answers_nameless on message_answers (property_id, started_at) where person = '';
