-- On the page of a public link nothing can be clicked or sent away. Players and scripts choose the ids of their runs and showings, and may name those
-- of openings of a link: what is told of them counts for nothing, else it would stand above the application's rates with no showing below.
update message_showings set clicked = false, closed = false, closed_how = null where by_link and (clicked or closed or closed_how is not null);
alter table message_showings add check (not by_link or not (clicked or closed));

create or replace function close_message_showing() returns trigger language plpgsql as $$
begin
  update message_showings set seen = true, closed = true, closed_how = 'never'
    where property_id = new.property_id and id = new.id and message_id = new.content_id and not by_link
      and not (seen and closed and coalesce(closed_how = 'never', false));
  return null;
end $$;
