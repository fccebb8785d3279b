-- The questions that nothing answered or whose answers did not help, the latest first; and how many a property has of a day.
drop index copilot_questions_unanswered;
create index copilot_questions_open on copilot_questions (property_id, asked_at desc) where sources = '[]' or not helpful;
create index copilot_questions_day on copilot_questions (property_id, asked_at);
