-- The in-page editor: a token that one tab takes within ten minutes, at the address of the application that it was made for, and then goes on
-- with while it is used.
alter table preview_tokens drop constraint preview_tokens_kind_check;
alter table preview_tokens add constraint preview_tokens_kind_check check (kind in ('guide', 'chapter', 'reasons', 'editor'));
alter table preview_tokens add column origin text not null default '';
