-- What people answered to messages: one row for each showing of an NPS or a survey, by the id of its impression, so that nobody answers twice.
-- answers are by question (app/domain/messages/survey.ts); comment is what was typed into the box beside the one question. Until answered_at is
-- set somebody is still at it. Segments are those of the person as of the answer, empty at privacy level 0.
create table message_answers (
  property_id integer not null references properties (id),
  id uuid not null,
  message_id integer not null references messages (id),
  version integer not null,
  language text not null,
  person text not null default '',
  anonymous boolean not null default false,
  segment_ids integer[] not null default '{}',
  answers jsonb not null,
  comment text not null default '',
  score integer generated always as (case when jsonb_typeof(answers -> 'main') = 'number' then (answers ->> 'main')::integer end) stored,
  seconds integer not null default 0,
  started_at timestamptz not null default now(),
  answered_at timestamptz,
  primary key (property_id, id)
);
create index message_answers_of on message_answers (property_id, message_id, answered_at desc);
create index message_answers_person on message_answers (property_id, person);

-- Players see those that are live, or will be by themselves; what is drafted they do not.
create constraint trigger player_sees_new_message after insert on messages deferrable initially deferred for each row
  when (new.visibility in ('public', 'scheduled')) execute function player_configuration_changed();
create constraint trigger player_sees_message after update on messages deferrable initially deferred for each row
  when ((old.visibility in ('public', 'scheduled') or new.visibility in ('public', 'scheduled'))
    and (old.visibility, old.published_version, old.category, old.language_behaviour, old.language_texts, old.segment_id, old.page_segment_id,
        old.guide_segment_id, old.guide_page_segment_id, old.showing, old.min_time, old.max_time, old.pinned)
      is distinct from (new.visibility, new.published_version, new.category, new.language_behaviour, new.language_texts, new.segment_id, new.page_segment_id,
        new.guide_segment_id, new.guide_page_segment_id, new.showing, new.min_time, new.max_time, new.pinned))
  execute function player_configuration_changed();
create constraint trigger player_sees_no_message after delete on messages deferrable initially deferred for each row
  when (old.visibility in ('public', 'scheduled')) execute function player_configuration_changed();
