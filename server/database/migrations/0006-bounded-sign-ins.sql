-- Tokens that were signed before this moment count no more: a password was chosen anew by a link.
alter table managers add column tokens_valid_from timestamptz;

-- From where a sign-in was begun, as a digest: nobody who signs in to nothing fills the table.
alter table oidc_records add column begun_from text;
create index oidc_records_begun_from on oidc_records (begun_from, expires_at) where begun_from is not null;
