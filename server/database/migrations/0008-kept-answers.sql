-- What a write with an Idempotency-Key was answered, kept for a day. The hash is of the key and of all that was asked with it.
create table kept_answers (
  manager_id text not null,
  request_hash text not null,
  status integer,
  body text,
  created_at timestamptz not null default now(),
  primary key (manager_id, request_hash)
);
create index kept_answers_age on kept_answers (created_at);

-- Who last changed an item, by name as versions have it; and when anything of it was last written, its place included.
alter table chapters add column last_changed_by text;
alter table chapters add column updated_at timestamptz not null default now();
update chapters set updated_at = last_changed_at;
alter table guides add column last_changed_by text;
alter table guides add column updated_at timestamptz not null default now();
update guides set updated_at = last_changed_at;
