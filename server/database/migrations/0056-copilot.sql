-- What people asked the assistant, at privacy levels that keep it: sources are what answered, as [{kind, id}], none where nothing did.
create table copilot_questions (
  property_id integer not null references properties (id),
  id uuid not null,
  person text not null,
  anonymous boolean not null,
  language text not null,
  question text not null,
  sources jsonb not null,
  by_rules boolean not null,
  helpful boolean,
  asked_at timestamptz not null default now(),
  primary key (property_id, id)
);
create index copilot_questions_person on copilot_questions (property_id, person);
create index copilot_questions_unanswered on copilot_questions (property_id, asked_at desc) where sources = '[]';
create index copilot_questions_asked on copilot_questions (asked_at);

-- Players let people ask only where the plan has it, and tell apart whom it is for.
create constraint trigger player_sees_copilot after update on properties deferrable initially deferred for each row
  when ((old.limits -> 'aiAssistant', old.settings -> 'copilot', old.settings -> 'copilotSegment')
    is distinct from (new.limits -> 'aiAssistant', new.settings -> 'copilot', new.settings -> 'copilotSegment'))
  execute function player_configuration_changed();
