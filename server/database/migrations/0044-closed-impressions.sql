-- When a message was closed, which ends its round (app/domain/targeting/frequency.ts). dismissed_at is that somebody does not want it again.
alter table impressions add column closed_at timestamptz;
