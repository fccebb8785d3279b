-- The id of a guide's promotion as a popup; the promotion itself is part of the guide's content. Popups of other kinds take theirs from the
-- same sequence.
create sequence popup_ids as integer;
alter table guides add column popup_id integer not null default nextval('popup_ids');
create unique index guides_popup on guides (popup_id);
