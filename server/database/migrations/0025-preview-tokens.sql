-- A token by which one browser tab shows in the application what staff alone may see: the draft of a guide or a chapter, or why the page
-- shows what it shows. The tab that uses it first is noted by the hash of its key. `claims` are those of people whom another identity
-- provider knows, without their names; of our own people the present ones count.
create table preview_tokens (
  token_hash text primary key,
  property_id integer not null references properties (id) on delete cascade,
  kind text not null check (kind in ('guide', 'chapter', 'reasons')),
  item_id integer not null default 0,
  language text not null default '',
  manager_id text not null,
  claims jsonb,
  key_hash text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index preview_tokens_expiry on preview_tokens (expires_at);
