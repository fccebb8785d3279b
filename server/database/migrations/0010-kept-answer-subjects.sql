-- What a kept answer is about, and the key it was kept for: a later write about the same ends what earlier keys could repeat.
alter table kept_answers add column subject text, add column key text;
create index kept_answers_subject on kept_answers (manager_id, subject);
